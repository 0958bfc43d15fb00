import type { Numeral } from './numerals';

/** A numeral in Chinese characters that counts or limits something. */
export interface ChineseNumeral extends Numeral {
  /** `rank` numbers one of several, or some of them, such as 第三盏 and 前两站. */
  role: 'count' | 'rank';
}

const UNITS = ['个工作日', '工作日', '个月', '小时', '分钟', '周岁', '位小数'];
const LETTERS = '次天手日年秒期题个人位名元倍成件份张枚扇格场条站档项级封盏样种轮道句把只块步段笔单克枝粒成味';
const UNIT = `${UNITS.join('|')}|[${LETTERS}]|分(?!之)`;
const PATTERN = new RegExp(`(?<number>[一二两三四五六七八九十百]+|[首双半](?=${UNIT}|周))(?<unit>${UNIT}|周)`, 'gu');
const DIGITS = '零一二三四五六七八九';
const ONE = '[一二两三四五六七八九]';
const PARTS = new RegExp(`^(?:(?<hundreds>${ONE})百)?(?<ten>(?<tens>${ONE})?十)?(?<ones>${ONE})?$`, 'u');

/** Expressions that hold a numeral and count nothing. */
const IDIOMS = ['一次性', '首次', '首笔', '首单', '首期', '首个', '首段', '首档', '首人', '十分'];

/** After these words even a single one is a limit; elsewhere it is an article. */
const LIMITED = /(?:限|限领|限抢|仅|只能|至多|最多|至少|满|够|每户|每人|每个?账户|每[日天周月年期场题项档](?:领取)?)$/u;
/** A day of the week or of the month, whose numeral is a name. */
const NAMED = /(?:(?<![一每])周|星期|初|农历|正月|腊月)$/u;
const RANK = /(?:第|前|后|后面|其余|另外|剩下|没做的)$/u;
/** A title of one of several: `二级 · 实名`. */
const TITLE = /^\s?·/u;

/** Every numeral of a text in Chinese characters that counts or limits: 三次, 五天, 十手, 首周, 半小时. Idioms and names of days are none. */
export function chineseNumeralsOf(text: string): ChineseNumeral[] {
  return [...text.matchAll(PATTERN)].flatMap(({ 0: written, index, groups = {} }) => {
    const before = text.slice(0, index);
    const { number = '', unit = '' } = groups;
    const value = numberOf(number, unit);
    if (value === undefined || NAMED.test(before) || isIdiom(text, index, written)) return [];
    if (value === 1 && number === '一' && !LIMITED.test(before)) return [];
    const ranks = RANK.test(before) || TITLE.test(text.slice(index + written.length));
    const role = ranks ? ('rank' as const) : ('count' as const);
    return [{ written, index, unit: number === '首' ? `首${unit}` : unit, value: String(value), role }];
  });
}

/** `undefined` for what is no number, such as 三四 for some. */
function numberOf(number: string, unit: string): number | undefined {
  if (number === '首') return 1;
  if (number === '半') return 0.5;
  if (number === '双') return unit === '倍' || unit === '份' ? 2 : undefined;
  const read = PARTS.exec(number)?.groups;
  if (!read) return undefined;
  const { hundreds, ten, tens, ones } = read;
  return digit(hundreds) * 100 + (ten ? digit(tens ?? '一') * 10 : 0) + digit(ones);
}

function digit(character = '零'): number {
  return character === '两' ? 2 : DIGITS.indexOf(character);
}

function isIdiom(text: string, index: number, written: string): boolean {
  return IDIOMS.some((idiom) => {
    const at = text.lastIndexOf(idiom, index);
    return at >= 0 && at <= index && at + idiom.length >= index + written.length;
  });
}
