/** Radius of the wheel's face, in units of its drawing. */
export const RADIUS = 180;

/** Angle of a segment's middle in degrees clockwise from the top, for an unrotated wheel. */
export function middleOf(index: number, count: number): number {
  return (index * 360) / count;
}

/** The outline of the segment whose middle is at the top, with its tip at the origin. */
export function segmentPath(count: number): string {
  const half = Math.PI / count;
  const x = round(RADIUS * Math.sin(half));
  const y = round(-RADIUS * Math.cos(half));
  return `M0 0L${-x} ${y}A${RADIUS} ${RADIUS} 0 0 1 ${x} ${y}Z`;
}

/** The final angle with a segment under the pointer: at least `turns` whole turns after `from`. */
export function restingAngle(index: number, count: number, from: number, turns: number): number {
  const least = from + turns * 360;
  const wanted = -middleOf(index, count);
  return least + ((((wanted - least) % 360) + 360) % 360);
}

/**
 * A label in lines that fit a segment: broken at its spaces but not between a number and its unit, and in halves if a
 * piece is too long.
 */
export function labelLines(label: string, count: number): string[] {
  const longest = count > 10 ? 4 : 5;
  // Some supported iPhones lack lookbehind.
  const pieces = label.match(/(?:\d+\s)*\S+/g) ?? [label];
  return pieces.flatMap((piece) => (width(piece) > longest ? halves(piece) : [piece]));
}

/** In Chinese characters; Latin ones are about half as wide. */
function width(text: string): number {
  return Array.from(text).reduce((sum, char) => sum + (char > '\u02ff' ? 1 : 0.6), 0);
}

function halves(text: string): string[] {
  const chars = Array.from(text);
  const middle = Math.ceil(chars.length / 2);
  return [chars.slice(0, middle).join(''), chars.slice(middle).join('')];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
