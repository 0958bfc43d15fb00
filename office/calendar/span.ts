/** A period in milliseconds since 1970; `to` is exclusive. */
export interface Range {
  from: number;
  to: number;
}

/** Where a bar is within the range, in percent of its width. */
export interface Span {
  left: number;
  width: number;
  /** Whether the bar begins before the range, or ends after it. */
  cutLeft: boolean;
  cutRight: boolean;
}

/**
 * Where a period is within a range; `undefined` if it is outside of it.
 * @param from ISO 8601; `null` for an open begin
 * @param to exclusive; `null` for an open end
 */
export function spanOf(range: Range, from: string | null, to: string | null): Span | undefined {
  const begin = from === null ? Number.NEGATIVE_INFINITY : Date.parse(from);
  const end = to === null ? Number.POSITIVE_INFINITY : Date.parse(to);
  if (begin >= range.to || end <= range.from || begin >= end) return undefined;
  const left = placeOf(range, Math.max(begin, range.from));
  return {
    left,
    width: placeOf(range, Math.min(end, range.to)) - left,
    cutLeft: begin < range.from,
    cutRight: end > range.to,
  };
}

/** Where an instant is within a range, in percent of its width. */
export function placeOf({ from, to }: Range, instant: number): number {
  return ((instant - from) / (to - from)) * 100;
}
