const longDate = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeZone: 'UTC' });

/** An ISO date in Chinese words: `2025-03-18` gives `2025年3月18日`. */
export function chineseDate(isoDate: string): string {
  return longDate.format(new Date(`${isoDate}T00:00:00Z`));
}
