import type { Curve, Point } from './curves';

/** A path that begins at `start`; its commands are relative, and the first of them moves nowhere. */
export interface RelativePath {
  start: Point;
  commands: string;
}

/** The shortest path of closed contours on the grid. */
export function writePath(contours: readonly (readonly Curve[])[]): RelativePath {
  let commands = '';
  let command = '';
  const write = (name: string, ...numbers: number[]) => {
    if (name !== command) commands += name;
    command = name;
    for (const number of numbers) commands += /\d$/.test(commands) && number >= 0 ? ` ${number}` : number;
  };
  let at: Point | undefined;
  for (const contour of contours) {
    const start = contour[0]?.[0] as Point;
    if (at) {
      write('m', start.x - at.x, start.y - at.y);
      // A line after it needs no command.
      command = 'l';
    }
    at = start;
    for (const [index, [from, ...points]] of contour.entries()) {
      const { x, y } = from as Point;
      const numbers = points.flatMap((point) => [point.x - x, point.y - y]);
      const [dx, dy] = numbers;
      // `z` draws the last line.
      if (points.length === 1 && (index === contour.length - 1 || (dx === 0 && dy === 0))) continue;
      if (points.length > 1) write(points.length === 2 ? 'q' : 'c', ...numbers);
      else if (dy === 0) write('h', dx ?? 0);
      else if (dx === 0) write('v', dy ?? 0);
      else write('l', ...numbers);
    }
    write('z');
  }
  return { start: contours[0]?.[0]?.[0] ?? { x: 0, y: 0 }, commands };
}
