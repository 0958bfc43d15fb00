import { dollars, figure, prizeText } from '@/lib/activities/prize-text';
import type { ActivityOf } from '@/lib/activities/schema';

type Definition = ActivityOf<'tiers'>;
export type Measure = Definition['measure'];
export type RewardUnit = Definition['unit'];

/** What a ladder measures, in words: as a heading, and before a value. */
export const MEASURES: Record<Measure, { heading: string; own: string; verb: string; more: string }> = {
  'first-deposit': { heading: '首笔入金', own: '您的首笔入金', verb: '首笔入金', more: '多入金' },
  deposit: { heading: '累计入金', own: '您的累计入金', verb: '累计入金', more: '再入金' },
  lots: { heading: '累计手数', own: '您的累计手数', verb: '累计交易', more: '再交易' },
};

/** A value of the ladder: `$1,000` or `10 手`. */
export function valueText(measure: Measure, value: number): string {
  return measure === 'lots' ? `${figure(value)} 手` : dollars(value);
}

/** A reward of the ladder: `$50 赠金` or `50 USDT`. */
export function rewardText(unit: RewardUnit, amount: number): string {
  return prizeText({ label: '', unit, amount });
}

/** A reward whose unit is in the heading: `$50`, or `50 USDT`. */
export function rewardFigure(unit: RewardUnit, amount: number): string {
  return unit === 'usd' ? dollars(amount) : rewardText(unit, amount);
}

/** The slider's step: about a hundred between its ends, in round numbers; tenths for few lots. */
export function sliderStep(measure: Measure, max: number): number {
  const steps = measure === 'lots' ? [0.1, 0.5, 1, 5] : [10, 50, 100, 500, 1000];
  return steps.find((step) => max / step <= 120) ?? (steps.at(-1) as number);
}
