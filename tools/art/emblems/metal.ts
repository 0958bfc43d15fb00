import { circle, ellipse, line, polar, shape, times } from '../geometry';
import type { Paint } from '../paint';

/** An anvil with a glowing billet on its face and three sparks. */
export function anvil(p: Paint): string {
  return (
    ellipse(p.deep, 33, 58, 26, 3.4, 'opacity=".5"') +
    shape(p.side, 'M15 57l3-6c7-2 10-5 10-10h14c0 5 3 8 9 10l3 6z') +
    shape(p.face, 'M4 27c6 1 11 1 15 0V24h39v8c-8 0-13 3-16 9H27C19 40 8 35 4 27z') +
    shape(p.hi, 'M19 24h39v2.600H19z') +
    line(p.hi, 0.9, 'M6 28.500c5 1 9 1 13 .2') +
    shape(p.dark, 'M42 41c3-6 8-9 16-9v1.800c-6.5.4-10.5 3-13 7.200z') +
    line(p.light, 0.9, 'M30 43c0 5-3 8-8.5 10') +
    shape(p.side, 'M25 21.500l3 2.500h21l3-2.500z') +
    shape(p.rim, 'M25 15.500h27v6H25z') +
    shape(p.hi, 'M27 13h23l2 2.500H25z') +
    [
      [38, 6, 3.4],
      [48, 8.5, 2.2],
      [28, 8, 2.4],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        shape(
          p.light,
          `M${x} ${y - r}l${r / 3} ${r * 0.66} ${r * 0.66} ${r / 3}-${r * 0.66} ${r / 3}-${r / 3} ${r * 0.66}-${r / 3}-${r * 0.66}-${r * 0.66}-${r / 3} ${r * 0.66}-${r / 3}z`,
        ),
      )
      .join('')
  );
}

/** A temple bell with bands, bosses and a lit rim. */
export function bell(p: Paint): string {
  return (
    `<path d="M26 11V8a6 6 0 0 1 12 0v3" fill="none" stroke="${p.rim}" stroke-width="3"/>` +
    ellipse(p.deep, 32, 59, 24, 3, 'opacity=".35"') +
    shape(p.face, 'M22 10h20c6 2 9 8 10 18l2.5 24H9.500L12 28c1-10 4-16 10-18z') +
    shape(p.side, 'M40 10h2c6 2 9 8 10 18l2.5 24H39c3-14 3.6-29 1-42z', 'opacity=".8"') +
    shape(p.rim, 'M7 50h50l1 7c-17 3-35 3-52 0z') +
    line(p.dark, 1.1, 'M13 27q19 4 38 0M11.5 41q20.5 4 41 0', 'opacity=".8"') +
    line(p.hi, 0.7, 'M13 28.200q19 4 38 0M11.5 42.200q20.5 4 41 0', 'opacity=".8"') +
    times(8, (i) => circle(p.ball, 17.5 + (i % 4) * 9.7, i < 4 ? 33.4 : 38.2, 1.7)) +
    times(4, (i) => circle(p.ball, 20 + i * 8, 21, 1.4)) +
    line(p.hi, 1.2, 'M20 13c-4 4-5.6 9-6.2 15l-2 20') +
    line(p.hi, 1, 'M8.5 51.400q18 2.4 32 1')
  );
}

/** A cash coin with a square hole and four raised strokes. */
export function cash(p: Paint): string {
  return (
    circle(p.side, 33, 33.5, 29.5) +
    circle(p.rim, 32, 32, 29.5) +
    circle(p.hollow, 32, 32, 25.6) +
    circle(p.face, 32.4, 32.4, 24.8) +
    shape(p.rim, 'M20.5 20.500h23v23h-23z') +
    shape(p.deep, 'M23.5 23.500h17v17h-17z') +
    shape(p.dark, 'M23.5 40.500l2-2h15v2z') +
    times(
      4,
      (i) =>
        `<g transform="rotate(${i * 90} 32 32)">${
          line(p.dark, 1.8, 'M28 11.800h8M32 11.800v5.400M29 17.400h6') + line(p.hi, 0.7, 'M28 11h8M29 16.600h6')
        }</g>`,
    ) +
    times(4, (i) => circle(p.ball, ...polar(32, 32, 20.5, i * 90 + 45), 1.6)) +
    line(p.hi, 1.3, 'M5 25A28 28 0 0 1 22 6')
  );
}

/** A boat-shaped ingot: raised dome between two swept wings. */
export function ingot(p: Paint): string {
  return (
    ellipse(p.deep, 32, 54, 25, 3.6, 'opacity=".4"') +
    shape(p.side, 'M3 22c7 5 13 7 18 7h22c5 0 11-2 18-7-1 16-8 31-17 32H20C11 53 4 38 3 22z') +
    shape(p.face, 'M3 22c7 5 13 8 18 9 7 1.5 15 1.5 22 0 5-1 11-4 18-9-3 13-11 21-29 21S6 35 3 22z') +
    ellipse(p.hollow, 32, 30.5, 19, 6.4) +
    shape(p.ball, 'M16 30C17 17 24 10 32 10s15 7 16 20c-8 6-24 6-32 0z') +
    shape(p.hi, 'M21 24c1-6 5-10 9.5-10.500C27 16 24 20 23.5 26z', 'opacity=".85"') +
    line(p.hi, 1, 'M5 25.500c6 5 12 7.5 17 8.3') +
    line(p.dark, 0.9, 'M12 45c12 5 28 5 40 0', 'opacity=".7"') +
    line(p.light, 0.7, 'M13 46.200c12 4.8 26 4.8 38 0', 'opacity=".7"')
  );
}

/** A key with a jade ring for its bow. */
export function key(p: Paint): string {
  return `<g transform="rotate(38 32 32)">${
    shape(p.side, 'M35 29v33h-2.500v-33zM35 46h8v4h-3v3h3v5h-8z') +
    shape(p.face, 'M28.5 27h6.500v35q-3.2 2.5-6.5 0z') +
    shape(p.face, 'M35 45h7.500v3.400h-3v3.600h4.500v4.400H35z') +
    shape(p.rim, 'M26 30h12v3H26zM27 35h10v2H27z') +
    line(p.hi, 0.9, 'M30.2 38v23') +
    `<circle cx="32" cy="16" r="11.5" fill="none" stroke="${p.side}" stroke-width="7.8"/>` +
    `<circle cx="31.7" cy="15.6" r="11.5" fill="none" stroke="${p.face}" stroke-width="6.2"/>` +
    line(p.hi, 1.1, 'M20.5 20A12 12 0 0 1 27 5.5') +
    times(8, (i) => circle(p.dark, ...polar(31.7, 15.6, 11.5, i * 45 + 22), 0.9))
  }</g>`;
}

/** A balance: post on a stepped foot, curved beam, two hanging pans. */
export function scales(p: Paint): string {
  const pan = (x: number, y: number) =>
    line(p.mid, 1, `M${x} 19L${x - 9} ${y}M${x} 19L${x + 9} ${y}`) +
    shape(p.face, `M${x - 11} ${y}h22c-1 6-6 9-11 9s-10-3-11-9z`) +
    ellipse(p.hollow, x, y, 11, 2.6) +
    line(p.hi, 0.8, `M${x - 8} ${y + 3.6}c1.4 2 3 3.2 5 4`);
  return (
    shape(p.side, 'M18 58h28l-3-4H21z') +
    shape(p.face, 'M22 54h20l-4-4H26z') +
    shape(p.face, 'M30.2 14h3.600l1.6 36h-6.800z') +
    line(p.hi, 0.8, 'M31 17l-.8 31') +
    line(p.side, 4.4, 'M12 20q20-9 40 0') +
    line(p.rim, 2.6, 'M12 19q20-9 40 0') +
    circle(p.ball, 32, 11, 5) +
    circle(p.ball, 12, 19.5, 2.4) +
    circle(p.ball, 52, 19.5, 2.4) +
    pan(12, 37) +
    pan(52, 37)
  );
}

/** A ritual bronze tripod: ears, banded bowl, three legs. */
export function tripod(p: Paint): string {
  const ear = (x: number) =>
    shape(p.rim, `M${x} 18V6q0-2.5 2.5-2.500h6Q${x + 11} 3.5 ${x + 11} 6v12h-3V7.500q0-1-1-1h-3q-1 0-1 1V18z`);
  return (
    ear(9) +
    ear(44) +
    shape(p.side, 'M29 44h6l1 17h-8z') +
    shape(p.face, 'M13 40l8 4-2 17h-5.500z') +
    shape(p.side, 'M51 40l-8 4 2 17h5.500z') +
    shape(p.face, 'M7 20h50c1 16-8 27-25 27S6 36 7 20z') +
    shape(p.side, 'M43 20h14c1 16-8 27-25 27 9-5 12-15 11-27z', 'opacity=".75"') +
    shape(p.rim, 'M4.5 16.500h55v5h-55z') +
    shape(p.dark, 'M8 24.500h48l-.8 7.500H8.800z', 'opacity=".6"') +
    line(
      p.light,
      1.1,
      times(5, (i) => `M${12 + i * 8.5} 30v-4h5v3h-2.500v-1.2`),
    ) +
    line(p.light, 0.8, 'M9.5 33.600h45') +
    line(p.hi, 1, 'M6 17.600h36M11 36c2 4.5 5 7 9 8.6')
  );
}
