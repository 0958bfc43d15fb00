/** Releases that separate rounds; instants in Beijing time, in order. Change a schedule here. */
interface Release {
  at: string;
  /** What is published, in words. */
  label: string;
}

/** The months whose employment reports are listed: those of October 2026 to November 2027. */
const MONTHS = Array.from({ length: 14 }, (_, index) => new Date(Date.UTC(2026, 9 + index)));

/** US employment reports by rule: 08:30 in New York on the first Friday of the next month, a week later where that is New Year's Day. */
export const NONFARM_RELEASES: readonly Release[] = MONTHS.map((month) => {
  const day = firstFridayAfter(month);
  return {
    at: `${day}T${isSummerInNewYork(day) ? '20:30' : '21:30'}:00+08:00`,
    label: `${month.getUTCFullYear()}年${month.getUTCMonth() + 1}月数据`,
  };
});

/** Rate decisions of the Federal Reserve: 14:00 in Washington on a meeting's second day. Its schedules of 9 August 2024 and, tentative, of 5 September 2025. */
export const RATE_DECISIONS: readonly Release[] = [
  { at: '2026-10-29T02:00:00+08:00', label: '2026年10月会议' },
  { at: '2026-12-10T03:00:00+08:00', label: '2026年12月会议' },
  { at: '2027-01-28T03:00:00+08:00', label: '2027年1月会议' },
  { at: '2027-03-18T02:00:00+08:00', label: '2027年3月会议' },
  { at: '2027-04-29T02:00:00+08:00', label: '2027年4月会议' },
  { at: '2027-06-10T02:00:00+08:00', label: '2027年6月会议' },
  { at: '2027-07-29T02:00:00+08:00', label: '2027年7月会议' },
  { at: '2027-09-16T02:00:00+08:00', label: '2027年9月会议' },
  { at: '2027-10-28T02:00:00+08:00', label: '2027年10月会议' },
  { at: '2027-12-09T03:00:00+08:00', label: '2027年12月会议' },
];

/** The instants of releases, as rounds take them. */
export function instantsOf(releases: readonly Release[]): string[] {
  return releases.map(({ at }) => at);
}

/** Rounds between releases, instants in ISO 8601, each closing so many hours before the next one. */
export function between(releases: readonly string[], closesBeforeHours: number) {
  return { every: 'release' as const, closesBeforeHours, releases: [...releases] };
}

function firstFridayAfter(month: Date): string {
  const first = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1));
  const friday = 1 + ((5 - first.getUTCDay() + 7) % 7);
  const newYear = first.getUTCMonth() === 0 && friday === 1;
  first.setUTCDate(newYear ? 8 : friday);
  return first.toISOString().slice(0, 10);
}

function isSummerInNewYork(day: string): boolean {
  const zone = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', timeZoneName: 'short' });
  return zone.format(new Date(`${day}T13:00:00Z`)).endsWith('EDT');
}
