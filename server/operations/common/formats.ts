import { dollars, figure } from '@/lib/activities/prize-text';
import { beijingClock } from '@/lib/time/clock';
import type { AmountCell, Column, Language, Word } from './columns';

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
const UNITS: Readonly<Record<string, Word>> = {
  usd: ['usd', '美元'],
  usdt: ['usdt', 'USDT'],
  cny: ['cny', '元'],
  points: ['points', '积分'],
  coupon: ['coupon', '美元券'],
  gift: ['gift', '件'],
};

/** The unit of a reward in a language. */
export function unitText(unit: string, language: Language = 'zh'): string {
  return wordOf(UNITS, unit, language);
}

export function amountText({ amount, unit }: AmountCell, language: Language = 'zh'): string {
  return `${amount} ${unitText(unit, language)}`;
}

/** Sums in several units: `1,200 usd and 30 points`. */
export function amountsText(amounts: readonly AmountCell[], language: Language = 'zh'): string {
  const parts = amounts.map(({ amount, unit }) => `${figure(amount)} ${unitText(unit, language)}`);
  if (language === 'zh') return parts.join('、') || '无';
  return parts.join(' and ') || 'nothing';
}

/** The word of a value; the value itself if it has none. */
export function wordOf(words: Readonly<Record<string, Word>>, value: string, language: Language = 'zh'): string {
  return wordText(words[value] ?? value, language);
}

/** A word as one reads it. */
export function wordText(word: Word, language: Language = 'zh'): string {
  if (typeof word === 'string') return word;
  return word[language === 'zh' ? 1 : 0];
}

/** The heading of a column, by its name if this release does not know it. */
export function headingText(name: string, column: Column | undefined, language: Language = 'zh'): string {
  return column ? wordText(column.heading, language) : name;
}

/** Values of a list in one line. */
export function listText(values: readonly (string | number)[], language: Language = 'zh'): string {
  return values.join(language === 'zh' ? '、' : ', ');
}
