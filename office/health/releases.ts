import type { ProcessRow } from './queries';

/** The processes of a release. */
export interface Release {
  release: string;
  processes: readonly ProcessRow[];
  machines: number;
}

/** The processes by release; the release that started last comes first. */
export function releasesOf(processes: readonly ProcessRow[]): Release[] {
  const newestFirst = [...processes].sort((one, other) => (one.started < other.started ? 1 : -1));
  return [...new Set(newestFirst.map(({ release }) => release))].map((release) => {
    const own = newestFirst.filter((process) => process.release === release);
    return { release, processes: own, machines: new Set(own.map(({ machine }) => machine)).size };
  });
}

/** How long ago an instant was, in words. @param now milliseconds since 1970 */
export function agoText(instant: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(instant)) / 60_000));
  if (minutes < 1) return '刚刚';
  if (minutes < 60) return `${minutes} 分钟前`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} 小时前` : `${Math.floor(hours / 24)} 天前`;
}
