const BEIJING = 8 * 3_600_000;
const WEEKDAYS = '日一二三四五六';

/** The time of day in Beijing, `14:03:07`. */
export function formatClock(instant: number): string {
  return inBeijing(instant).toISOString().slice(11, 19);
}

/** When a market opens again, in Beijing: `周一 06:00`. */
export function formatOpening(instant: number): string {
  const time = inBeijing(instant);
  return `周${WEEKDAYS[time.getUTCDay()]} ${time.toISOString().slice(11, 16)}`;
}

function inBeijing(instant: number): Date {
  return new Date(instant + BEIJING);
}
