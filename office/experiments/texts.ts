import type { Sentence } from '@/server/operations/common/answer';
import { changeText, figureText } from '@/server/operations/common/formats';
import type { Interval } from './change-scale';

type Tone = 'jade' | 'red' | 'brass';

const TONES: Readonly<Record<string, Tone>> = { better: 'jade', mismatch: 'red', broken: 'red', worse: 'red' };

/** The code of `lib/experiment/result.ts` with which the code of a verdict's sentence ends. */
export const verdictCode = ({ code }: Sentence): string => code.split('_').at(-1) ?? '';

export const verdictTone = (verdict: Sentence): Tone => TONES[verdictCode(verdict)] ?? 'brass';

/** The arm that a verdict says is better. */
export function betterArm(verdict: Sentence): string | undefined {
  return verdictCode(verdict) === 'better' ? String(verdict.params.arm) : undefined;
}

/** The interval of a row; `undefined` while there are too few visitors to say. */
export function intervalOf({ low, change, high }: { [End in keyof Interval]: number | null }): Interval | undefined {
  return low === null || change === null || high === null ? undefined : { low, change, high };
}

export function intervalText({ low, change, high }: Interval): string {
  return `${changeText(change)}（${changeText(low)} 至 ${changeText(high)}）`;
}

/** A change of a whole percent. */
export function markText(change: number): string {
  return `${change > 0 ? '+' : ''}${Math.round(change * 100)}%`;
}

/** Whether a change is sure, and good. */
export function toneOf({ low, high }: Interval): Tone | 'soft' {
  return low > 0 ? 'jade' : high < 0 ? 'red' : 'soft';
}

/** What an arm would add each month; empty while there are too few visitors to say. */
export function gainText(
  low: number | null,
  gain: number | null,
  high: number | null,
  write = figureText,
  unit = '',
): string {
  if (low === null || gain === null || high === null) return '';
  const size = (value: number) => write(Math.abs(Math.round(value)));
  const signed = (value: number) => `${Math.round(value) < 0 ? '-' : '+'}${size(value)}`;
  return `${gain < 0 ? '少' : '多'} ${size(gain)}${unit}（${signed(low)} 至 ${signed(high)}）`;
}

/** The days of an experiment, the first and last ones as well. */
export function dayCount(from: string, to: string): number {
  return Math.floor((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}
