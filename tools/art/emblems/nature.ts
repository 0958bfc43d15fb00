import { circle, ellipse, line, polar, polygon, round, shape, times } from '../geometry';
import type { Paint } from '../paint';

/** A phoenix feather: two vanes around a curved quill, barbs, and the eye at its end. */
export function feather(p: Paint): string {
  const barbs = times(9, (i) => {
    const [x, y] = [round(39.5 - i * 2.5), round(20 + i * 4)];
    return `M${x} ${y}q-5-1-9-${round(7 - i * 0.3)}M${x} ${y}q5 1 ${round(13 - i * 0.9)}-${round(4.5 - i * 0.2)}`;
  });
  return (
    shape(
      p.face,
      'M52 1C36 3 25 9 20 18l-.5 5-3-1.500c-3 6-4 11-3.5 17l2 3.5-3 .5c1 4 1.5 7 4.5 10 5-2 8-7 11-12C34 27 44 14 52 1z',
    ) +
    shape(
      p.side,
      'M52 1c5 11 4.5 20 1 27l-4 1.5 2 2.500c-3 5-6 8-10 11l-4-.5 1 3.500c-6 4-13 6-21 6 5-3 7-6 10.5-11.500C34 27 44 14 52 1z',
    ) +
    line(p.deep, 0.6, barbs, 'opacity=".5"') +
    ellipse(p.rim, 42.5, 17.5, 6.2, 9, 'transform="rotate(34 42.5 17.5)"') +
    ellipse(p.hollow, 42.5, 17.8, 4.6, 7, 'transform="rotate(34 42.5 17.8)"') +
    ellipse(p.ball, 42, 18.6, 2.6, 4.2, 'transform="rotate(34 42 18.6)"') +
    line(p.hi, 1.8, 'M37.5 25.500C30 37 21 49 8 62') +
    line(p.dark, 0.7, 'M38.3 26C31 37.5 21.8 49.8 9 62.6') +
    line(p.hi, 1, 'M46 4.500C35 7 25.5 12 21.5 19M17.5 24.500C15.5 29 14.5 33 14.7 37.5', 'opacity=".85"')
  );
}

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

/** A crescent holding a coin, with a spray of leaves. */
export function moon(p: Paint): string {
  const leaf = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${shape(p.face, 'M0 0c-4-4-4-9 0-13 1 5 1 9 0 13z') + shape(p.side, 'M0 0c4-4 4-9 0-13-.6 5-.6 9 0 13z')}</g>`;
  return (
    shape(p.side, 'M41 3A30 30 0 1 0 60.5 42 23.5 23.5 0 1 1 41 3z') +
    shape(p.face, 'M39 3A29 29 0 1 0 58.5 43.5 24.5 24.5 0 1 1 39 3z') +
    line(p.hi, 1.2, 'M33 5A27 27 0 0 0 10 44') +
    circle(p.side, 42.6, 27, 11.2) +
    circle(p.rim, 42, 26, 11) +
    circle(p.hollow, 42, 26, 8.8) +
    circle(p.ball, 42, 26, 6.8) +
    line(p.hi, 0.9, 'M34 21.500A9.5 9.5 0 0 1 41 16.5') +
    leaf(17, 41, -35) +
    leaf(21, 47, 12) +
    leaf(28, 51, 55)
  );
}

/** A compass star of sixteen facets, the ones that face the light bright, over a ring. */
export function star(p: Paint): string {
  const facet = (tip: number, length: number, turn: number) => {
    const fill = [p.hi, p.light, p.mid, p.dark][
      Math.min(3, Math.floor(Math.abs(((tip + turn + 45 + 540) % 360) - 180) / 45))
    ];
    return shape(fill ?? p.mid, polygon([32, 32], polar(32, 32, length, tip), polar(32, 32, 9.5, tip + turn)));
  };
  const point = (tip: number, length: number) => facet(tip, length, -22.5) + facet(tip, length, 22.5);
  return (
    `<circle cx="32" cy="32" r="21" fill="none" stroke="${p.rim}" stroke-width="2.6"/>` +
    times(24, (i) => circle(p.light, ...polar(32, 32, 25.6, i * 15 + 7.5), 0.6)) +
    times(4, (i) => point(i * 90 + 45, 21)) +
    times(4, (i) => point(i * 90, 31)) +
    circle(p.ball, 32, 32, 4.2)
  );
}

/** A sun wheel: curved rays turning around a disc. */
export function sun(p: Paint): string {
  return (
    times(12, (i) => {
      const half = i % 2 ? 25.5 : 31;
      const tip = polar(32, 32, half, i * 30 + 9);
      const from = polar(32, 32, 16.5, i * 30 - 12);
      const mid = polar(32, 32, 17.5, i * 30 + 1);
      const to = polar(32, 32, 16.5, i * 30 + 13);
      const lit = i >= 7 || i <= 1;
      return (
        shape(
          lit ? p.hi : p.mid,
          `M${from.join(' ')}Q${polar(32, 32, 22, i * 30 - 3).join(' ')} ${tip.join(' ')}L${mid.join(' ')}z`,
        ) +
        shape(
          lit ? p.mid : p.dark,
          `M${to.join(' ')}Q${polar(32, 32, 21, i * 30 + 12).join(' ')} ${tip.join(' ')}L${mid.join(' ')}z`,
        )
      );
    }) +
    circle(p.rim, 32, 32, 16.5) +
    circle(p.hollow, 32, 32, 14) +
    circle(p.ball, 32, 32, 12.2) +
    line(p.dark, 0.9, 'M23 35q4.5-3 9 0t9 0M25.5 39q3.3-2 6.5 0t6.5 0M22.5 31q4.8-3 9.5 0t9.5 0', 'opacity=".5"') +
    line(p.hi, 1.1, 'M18.5 27.500A14.5 14.5 0 0 1 28 18')
  );
}
