import { visibleText } from '../typing/plain-text';

const UNIT = [
  '个工作日|工作日|个月|小时|分钟|周岁|位小数',
  '[次天手日年秒期题个人位名元倍成件份张枚扇格场条站档项级封盏样种轮道句把只块步段笔单克枝粒味股重面选]',
  '分(?!之)',
].join('|');
const CHINESE = new RegExp(
  `(?<number>[一二两三四五六七八九十百]+|双(?=[倍份])|[首半](?=${UNIT}|周))(?:${UNIT}|周)`,
  'gu',
);
const DIGITS = /[$＄]?\p{N}[\p{N},.:]*/gu;
const ONE = '[一二两三四五六七八九]';
/** A number that is written out, and not several side by side, such as 三四 for some. */
const NUMBER = new RegExp(`^(?:(?:${ONE}百)?(?:${ONE}?十)?${ONE}?|[首双半])$`, 'u');

/** Words that begin with a numeral and count nothing. */
const IDIOMS = ['一次性', '首次', '首笔', '首单', '首期', '首个', '首段', '首档', '首人', '首选', '十分'];

/** After these words a single one is a limit; elsewhere 一 is an article. */
const LIMITED = /(?:限|限领|限抢|仅|只能|至多|最多|至少|满|够|每户|每人|每个?账户|每[日天周月年期场题项档](?:领取)?)$/u;
/** A day of the week or of the month, whose numeral is a name. */
const DAY = /(?:(?<![一每])周|星期|初|农历|正月|腊月)$/u;

/**
 * Numerals that a text writes out instead of naming a figure in braces: digits, and Chinese numerals that count or limit something,
 * such as 三次, 五天, 首周, 半小时. Idioms and the names of days count nothing.
 *
 * @returns each numeral with the unit after it, in no order
 */
export function bareNumeralsOf(text: string): string[] {
  const words = visibleText(text).replace(/\{[^{}]*\}/gu, '{}');
  const counting = [...words.matchAll(CHINESE)].filter(({ index, groups }) =>
    counts(words, index, groups?.number ?? ''),
  );
  return [...words.matchAll(DIGITS), ...counting].map(([written]) => written);
}

function counts(text: string, index: number, number: string): boolean {
  const before = text.slice(0, index);
  if (!NUMBER.test(number) || DAY.test(before)) return false;
  if (IDIOMS.some((idiom) => text.startsWith(idiom, index))) return false;
  return number !== '一' || LIMITED.test(before);
}
