const DIGITS = '零一二三四五六七八九';

/**
 * A number in Chinese characters as it counts things: 两, 十二, 三十; 半 for a half.
 *
 * @param value a half, or a whole number from 0 to 99
 * @throws RangeError for any other
 */
export function chineseCount(value: number): string {
  if (value === 0.5) return '半';
  return value === 2 ? '两' : chineseOrdinal(value);
}

/** The same as it numbers one of several, after 第 or before 级: 二 instead of 两. */
export function chineseOrdinal(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value > 99) throw new RangeError(`${value} 不能写成汉字`);
  if (value < 10) return DIGITS.charAt(value);
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  return `${tens > 1 ? DIGITS.charAt(tens) : ''}十${ones > 0 ? DIGITS.charAt(ones) : ''}`;
}
