/** What rounds may stand between; instants in Beijing time, in order. A change of schedule is a change here. */
interface Release {
  at: string;
  /** What is published, in words. */
  label: string;
}

/** US employment reports: 08:30 in New York, as a rule on the first Friday of a month. */
export const NONFARM_RELEASES: readonly Release[] = [
  { at: '2026-11-06T21:30:00+08:00', label: '2026年10月数据' },
  { at: '2026-12-04T21:30:00+08:00', label: '2026年11月数据' },
  { at: '2027-01-08T21:30:00+08:00', label: '2026年12月数据' },
  { at: '2027-02-05T21:30:00+08:00', label: '2027年1月数据' },
  { at: '2027-03-05T21:30:00+08:00', label: '2027年2月数据' },
  { at: '2027-04-02T20:30:00+08:00', label: '2027年3月数据' },
  { at: '2027-05-07T20:30:00+08:00', label: '2027年4月数据' },
  { at: '2027-06-04T20:30:00+08:00', label: '2027年5月数据' },
  { at: '2027-07-02T20:30:00+08:00', label: '2027年6月数据' },
  { at: '2027-08-06T20:30:00+08:00', label: '2027年7月数据' },
  { at: '2027-09-03T20:30:00+08:00', label: '2027年8月数据' },
  { at: '2027-10-01T20:30:00+08:00', label: '2027年9月数据' },
  { at: '2027-11-05T20:30:00+08:00', label: '2027年10月数据' },
  { at: '2027-12-03T21:30:00+08:00', label: '2027年11月数据' },
];

/** Rate decisions of the Federal Reserve: 14:00 in Washington on a meeting's second day. */
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

/** Rounds between releases, each closing so many hours before the next one. */
export function between(releases: readonly Release[], closesBeforeHours: number) {
  return { every: 'release' as const, closesBeforeHours, releases: releases.map(({ at }) => at) };
}
