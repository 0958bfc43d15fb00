import { dollars, figure } from '@/lib/activities/prize-text';
import { beijingClock } from '@/lib/time/clock';
import type { AmountCell, Column, Words } from './columns';

/** An instant (ISO 8601) in Beijing, `YYYY-MM-DD HH:mm`. */
export function timeText(instant: string): string {
  return beijingClock(Date.parse(instant)).slice(0, 16).replace('T', ' ');
}

/** An instant (ISO 8601) in Beijing to the second, `YYYY-MM-DD HH:mm:ss`. */
export function secondText(instant: string): string {
  return beijingClock(Date.parse(instant)).slice(0, 19).replace('T', ' ');
}

/** US dollars: `$1,500`, with cents only if there are any. */
export const usdText = dollars;

/** A number with thousands separators. */
export const figureText = figure;

/** A share in percent with one decimal, such as `12.5%`; a dash for none. */
export function percentText(share: number | null): string {
  return share === null ? '-' : `${(share * 100).toFixed(1)}%`;
}

/** A relative change in percent, such as `+12.5%`; a dash for none. */
export function changeText(change: number | null): string {
  return `${change !== null && change > 0 ? '+' : ''}${percentText(change)}`;
}

/** The relative change of a count; `null` if there was nothing before. */
export function changeFrom(before: number, now: number): number | null {
  return before === 0 ? null : (now - before) / before;
}

/** The most characters that a terminal shows of a text that anyone may have written. */
const OUTSIDE_SHOWN = 24;

/** The beginning of a text that anyone may have written, without characters that a terminal could execute; `-` for none. */
export function outsideText(value: string): string {
  const text = [...value.replace(/\p{C}/gu, '·')];
  return (text.length > OUTSIDE_SHOWN ? `${text.slice(0, OUTSIDE_SHOWN - 1).join('')}…` : text.join('')) || '-';
}

/** The units of rewards. */
const UNITS: Words = { usd: '美元', usdt: 'USDT', cny: '元', points: '积分', coupon: '美元券', gift: '件' };

/** The unit of a reward. */
export function unitText(unit: string): string {
  return wordOf(UNITS, unit);
}

export function amountText({ amount, unit }: AmountCell): string {
  return `${amount} ${unitText(unit)}`;
}

/** Sums in several units: `1,200 美元、30 积分`. */
export function amountsText(amounts: readonly AmountCell[]): string {
  return amounts.map(({ amount, unit }) => `${figure(amount)} ${unitText(unit)}`).join('、') || '无';
}

/** The word of a value; the value itself if it has none. */
export function wordOf(words: Words, value: string): string {
  return words[value] ?? value;
}

/** The heading of a column, by its name if this release does not know it. */
export function headingText(name: string, column: Column | undefined): string {
  return column?.heading ?? name;
}

/** Values of a list in one line, by default of Chinese text. */
export function listText(values: readonly (string | number)[], chinese = true): string {
  return values.join(chinese ? '、' : ', ');
}
