import { ellipse, line, round, shape, times } from '../geometry';
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
