/** A relative change with its interval. */
export interface Interval {
  low: number;
  change: number;
  high: number;
}

/** A scale of changes that has round values at its ends and marks. */
export interface Scale {
  from: number;
  to: number;
  marks: readonly number[];
}

/** The most spaces between marks. */
const SPACES = 6;

/** The scale that contains all values and no change; its steps are whole percents. */
export function scaleOf(values: readonly number[]): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const least = Math.max((high - low) / SPACES, 0.01);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(Math.ceil(high / step - 1e-9), first + 1);
  const marks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { from: first * step, to: last * step, marks };
}

/** Where a value is on a scale, in percent of its length. */
export function placeOn({ from, to }: Scale, value: number): number {
  return Number((((value - from) / (to - from)) * 100).toFixed(2));
}

/**
 * The places of a chart of days, in percent of its width and height. Intervals of the first days are so wide that nothing else could be
 * seen beside them: the scale contains those of the later half, and the others leave the picture.
 *
 * @param smallest the change that is worth having
 */
export function changeChart(days: readonly (Interval & { day: string })[], smallest: number) {
  const later = days.slice(Math.floor(days.length / 2));
  const scale = scaleOf([smallest, ...later.flatMap(({ low, high }) => [low, high])]);
  const times = days.map(({ day }) => Date.parse(day));
  const [begin = 0] = times;
  const length = (times.at(-1) ?? 0) - begin || 1;
  const xs = times.map((time) => Number((((time - begin) / length) * 100).toFixed(2)));
  const y = (value: number) => Number((100 - placeOn(scale, value)).toFixed(2));
  const line = (name: keyof Interval) => days.map((day, index) => `${xs[index]},${y(day[name])}`);
  return { scale, xs, y, line: line('change').join(' '), band: [...line('high'), ...line('low').reverse()].join(' ') };
}
