import { circle, line, polar, polygon, shape, times } from '../geometry';
import type { Paint } from '../paint';

/** A stone arch bridge with its reflection and a bird above. */
export function bridge(p: Paint): string {
  const stone = (i: number) => {
    const [from, to] = [-90 + i * 20, -70 + i * 20];
    const corners = [
      polar(32, 45, 20.5, from),
      polar(32, 45, 20.5, to),
      polar(32, 45, 15, to),
      polar(32, 45, 15, from),
    ];
    return shape(i < 3 ? p.hi : i < 6 ? p.light : p.mid, polygon(...corners), `stroke="${p.dark}" stroke-width=".7"`);
  };
  return (
    circle(p.ball, 48, 13, 5.5) +
    shape(p.face, 'M1 45c9-3 14-25.5 31-25.500S54 42 63 45H49a17 17 0 0 0-34 0z') +
    shape(p.side, 'M32 19.500C49 19.5 54 42 63 45H49a17 17 0 0 0-17-17z', 'opacity=".65"') +
    times(9, stone) +
    line(p.dark, 0.7, 'M8 41h5M10.5 37.500h3M51 41h5M50.5 37.500h3M14 33.500h3M47 33.500h3', 'opacity=".6"') +
    line(p.side, 3, 'M3 44.200C12 40 16 19 32 19s20 21 29 25.2') +
    line(p.hi, 1.4, 'M3 43.400C12 39 16 18.2 32 18.200S52 39 61 43.4') +
    times(7, (i) => shape(p.light, `M${13.4 + i * 6} ${[25, 19.5, 15.8, 14.4, 15.8, 19.5, 25][i]}h1.600v6h-1.600z`)) +
    line(p.rim, 1.6, 'M12 28C17 18 24 14.4 32.2 14.400S47 18 52.4 28') +
    line(p.light, 1.6, 'M5 49.500q6.750-2.6 13.5 0t13.5 0 13.5 0 13.5 0') +
    line(p.mid, 1.3, 'M12 54q5-2.2 10 0t10 0 10 0 10 0') +
    line(p.mid, 1, 'M22 58.500q5-1.8 10 0t10 0') +
    line(p.hi, 1.5, 'M9 13q4-3.5 6.5.5 3.5-3.5 7.5-.5M23 7.500q2.4-2 4 .3 2-2 4.4-.3')
  );
}

/** A mariner's compass with a faceted needle. */
export function compass(p: Paint): string {
  const [north, east, south, west] = [
    polar(32, 32, 20, 32),
    polar(32, 32, 5.4, 122),
    polar(32, 32, 20, 212),
    polar(32, 32, 5.4, 302),
  ];
  return (
    shape(p.rim, 'M27 6h10l-1.5-5h-7z') +
    circle(p.side, 32, 33, 28.5) +
    circle(p.rim, 32, 32.5, 28) +
    circle(p.hollow, 32, 32.5, 23.6) +
    times(24, (i) => {
      const [x1, y1] = polar(32, 32.5, i % 6 ? 20.6 : 18.5, i * 15);
      const [x2, y2] = polar(32, 32.5, 22.4, i * 15);
      return line(p.light, i % 6 ? 0.7 : 1.6, `M${x1} ${y1}L${x2} ${y2}`);
    }) +
    shape(p.hi, polygon([32, 32], north, west)) +
    shape(p.light, polygon([32, 32], north, east)) +
    shape(p.mid, polygon([32, 32], south, west)) +
    shape(p.dark, polygon([32, 32], south, east)) +
    circle(p.ball, 32, 32, 3.2) +
    line(p.hi, 1.2, 'M7 26A26.2 26.2 0 0 1 24 7.5')
  );
}

/** Two faceted peaks rising from water before a low sun. */
export function islet(p: Paint): string {
  return (
    circle(p.rim, 32, 32, 30) +
    circle(p.hollow, 32, 32, 27.6) +
    circle(p.ball, 43, 19, 7) +
    shape(p.mid, 'M30 43l6-8 3 1.5 5-7 4 4.5 8 9z') +
    shape(p.dark, 'M44 29.500l4 4.5 8 9H46l-3-6z') +
    shape(p.light, 'M7 43l6-9 3 1 4-8 2.5 1L27 14l4.5 8 2.5-.5 4.5 9.5 2.5 1 5 11z') +
    shape(p.side, 'M27 14l4.5 8 2.5-.5 4.5 9.5 2.5 1 5 11H31l-3-8 2-5-4-5z') +
    shape(p.hi, 'M27 14l-3.4 9.7 2.7-1.5 1.2 3 1-4.800z') +
    line(p.dark, 0.7, 'M20 27l-1.5 7 2 3-1 6M13 34l1 5-2 4', 'opacity=".5"') +
    line(p.light, 1.8, 'M9 47q5.8-3 11.5 0t11.5 0 11.5 0 11.5 0') +
    line(p.mid, 1.5, 'M14 51.500q4.5-2.4 9 0t9 0 9 0 9 0') +
    line(p.mid, 1.1, 'M22 55.500q5-2 10 0t10 0') +
    line(p.hi, 1, 'M8 22A26.5 26.5 0 0 1 30 5.5', 'opacity=".9"')
  );
}

/** A junk under full sail. */
export function sail(p: Paint): string {
  return (
    shape(p.face, 'M31 5C18 13 11 28 12 43c6-2 13-2 19 0z') +
    shape(p.side, 'M34 9c11 6 19 18 20 33-6-2-13-2-20 1z') +
    line(p.dark, 0.8, 'M26 10C22 20 21 32 22 41M15 28c5-2 11-2 16-1M20 17.500c4-1 7-1 11 0', 'opacity=".55"') +
    line(p.light, 0.8, 'M34 20c5 0 9 1 13 3M34 31c6-1 12 0 18 2', 'opacity=".7"') +
    line(p.hi, 1, 'M29 8C19 15.5 14 27 13.6 39') +
    shape(p.rim, 'M31 3h2.600v44H31z') +
    shape(p.light, 'M33.6 3l8 2.5-8 3z') +
    shape(p.face, 'M5 46c17 3 37 3 54-2-3 8-8 12-15 13H20C12 57 7 53 5 46z') +
    shape(p.deep, 'M7.5 50c16 3 34 2.6 49-1l-1.5 2.400c-14 3.4-31 3.6-46 1z', 'opacity=".45"') +
    line(p.hi, 0.9, 'M6 46.600c17 2.6 36 2.6 52-2') +
    line(p.light, 1.4, 'M8 61q6-2.6 12 0t12 0 12 0 12 0', 'opacity=".8"')
  );
}

/** A breaking wave in four layers. */
export function wave(p: Paint): string {
  return (
    circle(p.rim, 32, 32, 30) +
    circle(p.hollow, 32, 32, 27.8) +
    circle(p.hi, 46, 19, 4.6, 'opacity=".9"') +
    shape(
      p.side,
      'M5 40C8 22 20 11 33 12c9 .8 14 7 13 13-1 5-6 7-10 4 1-3-1-6-5-5.500C22 25 20 38 31 44c8 4 18 4 27-1a28 28 0 0 1-53-3z',
    ) +
    shape(
      p.face,
      'M4.5 36C8 20 20 10 32 11c8 .8 13 5.5 13.5 11-4-5-10-7-16-4.500C19 22 17 36 27 44c-9 1-17-2-22.5-8z',
    ) +
    line(p.hi, 1.2, 'M7 32c4-12 13-19.5 24-19.2 5 .2 9 2.4 11.5 5.6') +
    shape(p.mid, 'M5 42c8-4 15-4 21 0s13 5 20 1 9-3 12-3a28 28 0 0 1-52.5 3z') +
    shape(p.face, 'M8 47c7-3 13-2 19 1s13 4 20 0 6-2 7.5-2A28 28 0 0 1 8 47z') +
    line(p.hi, 1, 'M9 47.300c7-3 12-1.8 18 1.200s13 4 20 0l5.5-2') +
    line(p.dark, 0.9, 'M17 54c5-1.5 9-.5 14 1.500s9 1.5 13-.5', 'opacity=".7"')
  );
}

/** A whale's fluke above the swell. */
export function whale(p: Paint): string {
  return (
    shape(p.face, 'M32 23C27 11 16 6 2 9c3 10 12 15 22 18 3 7 3 16-3 26h11z') +
    shape(p.side, 'M32 23c5-12 16-17 30-14-3 10-12 15-22 18-3 7-3 16 3 26H32z') +
    line(p.hi, 1.2, 'M4.5 10C16 8.5 25.5 13 31 23') +
    line(p.light, 0.8, 'M59 10.400c-11-1-20 3-25.5 12', 'opacity=".8"') +
    line(p.dark, 0.8, 'M8 13c8 1 14 4 20 9M56 13c-8 1-14 4-20 9M32 26v22', 'opacity=".6"') +
    shape(p.side, 'M3 51c6-4 11-4 16 0s10 4 14.5 0 10-4 14.5 0 8 3 13 0v6c-8 7-50 7-58 0z') +
    shape(p.face, 'M3 55c6-3.5 11-3.5 16 0s10 3.5 14.5 0 10-3.5 14.5 0 8 2.5 13 0c-8 10-50 10-58 0z') +
    line(p.hi, 1, 'M3.5 51c6-4 10.5-4 15.5 0s10 4 14.5 0 10-4 14.5 0 8 3 12.5 0') +
    [
      [13, 42, 1.4],
      [51, 42, 1.6],
      [9, 36, 0.9],
      [56, 35, 1],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(p.ball, x, y, r))
      .join('')
  );
}
