/** Milliseconds by which Beijing time is ahead of UTC, all year. */
export const BEIJING_OFFSET = 8 * 3_600_000;

/** Beijing wall-clock time of an instant in milliseconds, as ISO 8601 with a Z to ignore. */
export function beijingClock(instant: number): string {
  return new Date(instant + BEIJING_OFFSET).toISOString();
}

const HOUR = 3_600_000;

/** Beijing times of day of ISO 8601 instants, or of so many hours before them; each once, sorted. */
export function timesOfDay(instants: readonly string[], hoursBefore = 0): string[] {
  const clocks = instants.map((at) => beijingClock(Date.parse(at) - hoursBefore * HOUR).slice(11, 16));
  return [...new Set(clocks)].sort();
}
