import { circle, line, polar, polygon, round, shape, times } from './geometry';

/** Draws a `width`×`height` box of fine ornament in one colour; the picture does not use `id` elsewhere. The caller fades and places it. */
type Pattern = (width: number, height: number, colour: string, id: string) => string;

const strokes = (colour: string, width: number, d: string) => line(colour, width, d);

const tile =
  (size: readonly [number, number], draw: (colour: string) => string): Pattern =>
  (width, height, colour, id) => {
    const [w, h] = size;
    return `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">${draw(colour)}</pattern><path fill="url(#${id})" d="M0 0h${width}v${height}H0z"/>`;
  };

/** Overlapping rounded clouds, as on old court robes. */
const clouds = tile([40, 20], (colour) =>
  times(3, (i) => {
    const r = 19 - i * 5.5;
    return strokes(
      colour,
      1,
      `M${20 - r} 20a${r} ${r} 0 0 1 ${2 * r} 0M${-r} 10a${r} ${r} 0 0 1 ${2 * r} 0M${40 - r} 10a${r} ${r} 0 0 1 ${2 * r} 0`,
    );
  }),
);

/** A window lattice. */
const lattice = tile([28, 28], (colour) =>
  strokes(colour, 1, 'M0 14h8M20 14h8M14 0v8M14 20v8M8 8h12v12H8zM0 0l8 8M28 0l-8 8M0 28l8-8M28 28l-8-8'),
);

/** Honeycomb. */
const hive = tile([30, 52], (colour) =>
  strokes(colour, 1.1, 'M15 0v9L0 17.500v17.500L15 43.500V52M15 9l15 8.500v17.500L15 43.5'),
);

/** Light from a point below. */
const rays: Pattern = (width, height, colour) =>
  times(13, (i) => {
    const from = -78 + i * 13;
    const reach = width;
    const [x, y] = [width * 0.5, height * 1.25];
    return shape(
      colour,
      polygon([round(x), round(y)], polar(x, y, reach, from - 2.6), polar(x, y, reach, from + 2.6)),
      'opacity=".5"',
    );
  });

/** Rings that spread on water. */
const ripples: Pattern = (width, height, colour) =>
  times(8, (i) => {
    const r = 12 + i * i * 2.2 + i * 9;
    return `<ellipse cx="${round(width * 0.52)}" cy="${round(height * 0.92)}" rx="${round(r * 1.7)}" ry="${round(r * 0.62)}" fill="none" stroke="${colour}" stroke-width="${round(1.8 - i * 0.15)}"/>`;
  });

/** Long swell, line over line. */
const swell: Pattern = (width, height, colour) =>
  times(7, (i) => {
    const y = round(height * (0.36 + i * 0.11));
    const a = round(height * (0.16 - i * 0.012));
    const w = round(width / 4);
    const start = -round(i * w * 0.22);
    return strokes(colour, round(1 + i * 0.15), `M${start} ${y}q${w / 2}-${a} ${w} 0t${w} 0 ${w} 0 ${w} 0 ${w} 0`);
  });

/** Contour lines of a hill. */
const contour: Pattern = (width, height, colour) =>
  times(7, (i) => {
    const w = width * (0.5 - i * 0.062);
    const top = height * (0.04 + i * 0.12);
    const cx = width * (0.52 + i * 0.012);
    return strokes(
      colour,
      1.1,
      `M${round(cx - w)} ${height}C${round(cx - w * 0.62)} ${round(height * 0.86)} ${round(cx - w * 0.5)} ${round(top)} ${round(cx - w * 0.08)} ${round(top)}S${round(cx + w * 0.45)} ${round(height * 0.66)} ${round(cx + w)} ${height}`,
    );
  });

/** Folds of silk. */
const silk: Pattern = (width, height, colour) =>
  times(5, (i) => {
    const y = round(height * (0.2 + i * 0.2));
    const bend = round(height * (0.55 - i * 0.06));
    return shape(
      colour,
      `M0 ${y}C${round(width * 0.3)} ${round(y - bend)} ${round(width * 0.55)} ${round(y + bend)} ${width} ${round(y - bend * 0.6)}v${round(height * 0.1)}C${round(width * 0.58)} ${round(y + bend * 1.25)} ${round(width * 0.3)} ${round(y - bend * 0.7)} 0 ${y}z`,
      `opacity="${round(0.3 + (i % 2) * 0.3)}"`,
    );
  });

/** A field of stars with a few lines between them. */
const stars: Pattern = (width, height, colour) => {
  const at = (i: number) =>
    [round(((i * 61.8) % 100) * 0.01 * width), round(((i * 38.2 + 7) % 100) * 0.01 * height)] as const;
  return (
    times(26, (i) => circle(colour, ...at(i), round(0.7 + ((i * 7) % 5) * 0.3))) +
    strokes(
      colour,
      0.6,
      `M${at(3).join(' ')}L${at(8).join(' ')} ${at(16).join(' ')} ${at(21).join(' ')}M${at(5).join(' ')}L${at(13).join(' ')} ${at(18).join(' ')}`,
    )
  );
};

/** Cut-stone facets. */
const facets: Pattern = (width, height, colour) => {
  const step = height / 2;
  return times(Math.ceil(width / step) * 2, (i) => {
    const x = round(Math.floor(i / 2) * step);
    const y = (i % 2) * step;
    const up = (Math.floor(i / 2) + i) % 2 === 0;
    const corners = up
      ? polygon([x, round(y + step)], [round(x + step), round(y + step)], [round(x + step), round(y)])
      : polygon([x, round(y)], [round(x + step), round(y)], [x, round(y + step)]);
    return shape(colour, corners, `opacity="${round(0.2 + ((i * 5) % 7) * 0.1)}"`);
  });
};

/** Bars that rise and fall. */
const bars: Pattern = (width, height, colour) =>
  times(16, (i) => {
    const w = round(width / 26);
    const h = round(height * (0.2 + 0.5 * Math.abs(Math.sin(i * 0.55 + 0.4)) * (0.4 + i / 26)));
    return shape(
      colour,
      `M${round((i * width) / 16)} ${height}v-${h}h${w}v${h}z`,
      `opacity="${round(0.35 + (i % 3) * 0.2)}"`,
    );
  });

/** A candle chart. */
const candles: Pattern = (width, height, colour) =>
  times(18, (i) => {
    const x = round((i + 0.5) * (width / 18));
    const mid = height * (0.66 - 0.26 * Math.sin(i * 0.42) - i * 0.012);
    const half = height * (0.07 + ((i * 5) % 4) * 0.025);
    const body = round(width / 46);
    const wick = strokes(colour, 1, `M${x} ${round(mid - half * 1.8)}V${round(mid + half * 1.7)}`);
    const box = `M${round(x - body / 2)} ${round(mid - half)}h${body}v${round(half * 2)}h-${body}z`;
    return wick + shape(colour, box, i % 3 === 1 ? 'opacity=".55"' : '');
  });

/** The ornaments of header and banner. */
export const patterns = { bars, candles, clouds, contour, facets, hive, lattice, rays, ripples, silk, stars, swell };

export type PatternName = keyof typeof patterns;
