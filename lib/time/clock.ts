/** Milliseconds by which Beijing's clocks are ahead of UTC, all year. */
export const BEIJING_OFFSET = 8 * 3_600_000;

/** What Beijing's clocks show at an instant in milliseconds, as ISO 8601 with a Z that does not count. */
export function beijingClock(instant: number): string {
  return new Date(instant + BEIJING_OFFSET).toISOString();
}

const HOUR = 3_600_000;

/** The times of day in Beijing of instants, ISO 8601, or of so many hours before them; each once, in order. */
export function timesOfDay(instants: readonly string[], hoursBefore = 0): string[] {
  const clocks = instants.map((at) => beijingClock(Date.parse(at) - hoursBefore * HOUR).slice(11, 16));
  return [...new Set(clocks)].sort();
}
