const words = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});
const clock = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * An instant in Beijing's words: `2025年5月31日 09:30`.
 *
 * @param role `end` writes midnight as the end of the day before, `2025年5月30日 24:00`, as the end of a period is read
 */
export function beijingTime(iso: string, role: 'begin' | 'end' = 'begin'): string {
  const instant = new Date(iso);
  const time = clock.format(instant);
  if (role === 'end' && time === '00:00') return `${words.format(new Date(instant.getTime() - 1))} 24:00`;
  return `${words.format(instant)} ${time}`;
}

/** The day of an instant in Beijing's words: `2025年5月31日`. */
export function beijingDate(iso: string): string {
  return words.format(new Date(iso));
}
