/** An ISO date in Chinese words: `2025-03-18` gives `2025年3月18日`. */
export function chineseDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number);
  return `${year}年${month}月${day}日`;
}
