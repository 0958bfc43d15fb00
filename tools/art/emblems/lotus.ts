import { circle, line, shape } from '../geometry';
import type { Paint } from '../paint';

/** A lotus in three rows of petals above the water. */
export function lotus(p: Paint): string {
  const petal = (turn: number, length: number, width: number) => {
    const lit = turn <= 0;
    const left = `M0 0C${-width} ${-length * 0.4} ${-width * 0.8} ${-length * 0.78} 0 ${-length}`;
    const right = `M0 0C${width} ${-length * 0.4} ${width * 0.8} ${-length * 0.78} 0 ${-length}`;
    return `<g transform="translate(32 50) rotate(${turn})">${
      shape(lit ? p.face : p.mid, `${left}z`) +
      shape(lit ? p.mid : p.side, `${right}z`) +
      line(p.hi, 0.8, `${left}`, lit ? '' : 'opacity=".5"')
    }</g>`;
  };
  return (
    line(p.mid, 1.4, 'M10 55q5.5-2.5 11 0t11 0 11 0 11 0') +
    line(p.light, 1.1, 'M19 60q4.3-2 8.6 0t8.6 0 8.6 0') +
    [-74, 74].map((turn) => petal(turn, 30, 10)).join('') +
    [-50, 50].map((turn) => petal(turn, 36, 12)).join('') +
    [-26, 26].map((turn) => petal(turn, 42, 13)).join('') +
    petal(0, 46, 13) +
    circle(p.ball, 32, 50, 3.4)
  );
}
