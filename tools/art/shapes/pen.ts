/** A drawn shape: its view box, and the markup that fills it. */
export interface Shape {
  box: readonly [x: number, y: number, width: number, height: number];
  draw: (pen: Pen) => string;
}

/** Numbers of at most one decimal, to keep pictures small. */
export const fixed = (value: number) => String(Math.round(value * 10) / 10);

/** One string for each item, joined. */
export const each = <T>(items: readonly T[], draw: (item: T, index: number) => string) => items.map(draw).join('');

/** One string for each of `count` steps, joined. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/**
 * Collects the definitions of one picture while it is drawn. What is defined twice is written once, and every id begins
 * with the name of the shape, so that pictures may share a document.
 */
export class Pen {
  readonly #ids = new Map<string, string>();
  readonly #ramps = new Map<string, string>();

  constructor(readonly shape: string) {}

  /** A linear gradient along `[x1, y1, x2, y2]` of the painted shape's box. */
  linear(ramp: string, [x1, y1, x2, y2]: readonly number[] = [0, 0, 1, 1]): string {
    const line = attributes({ x1, y1, x2, y2 }, { x1: 0, y1: 0, x2: 1, y2: 0 });
    return this.#gradient('linearGradient', line, ramp);
  }

  /** A linear gradient along a line of the picture, shared by all shapes that it paints. */
  along(ramp: string, [x1, y1, x2, y2]: readonly number[]): string {
    const line = attributes({ x1, y1, x2, y2 }, { x1: 0, y1: 0 });
    return this.#gradient('linearGradient', ` gradientUnits="userSpaceOnUse"${line}`, ramp);
  }

  /** A radial gradient about `[cx, cy, r]` of the painted shape's box; round bodies are lit from the upper left. */
  radial(ramp: string, [cx, cy, r]: readonly number[] = [0.34, 0.28, 0.76]): string {
    const place = attributes({ cx, cy, r }, { cx: 0.5, cy: 0.5, r: 0.5 });
    return this.#gradient('radialGradient', place, ramp);
  }

  /** The `clip-path` value that keeps to a shape. */
  clip(shape: string): string {
    return `url(#${this.#define(`<clipPath #>${shape}</clipPath>`)})`;
  }

  /** Markup to be used many times: the reference for `<use href>`. */
  symbol(markup: string): string {
    return `#${this.#define(`<g #>${markup}</g>`)}`;
  }

  /** The soft shadow of a body on the ground. */
  shadow(cx: number, cy: number, rx: number, ry: number, opacity = 0.5): string {
    const half = Math.round(opacity * 50) / 100;
    const paint = this.radial(`#1c0404/${opacity}, #1c0404/${half} 55%, #1c0404/0`, [0.5, 0.5, 0.5]);
    return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${paint}"/>`;
  }

  /** The contents of `<defs>`. */
  get defs(): string {
    return [...this.#ids].map(([markup, id]) => markup.replace('#', `id="${id}"`)).join('');
  }

  /** Gradients of one ramp share the stops of the first of them. */
  #gradient(element: string, place: string, ramp: string): string {
    const shared = this.#ramps.get(ramp);
    const whole = `<${element} #${place}>${stops(ramp)}</${element}>`;
    if (!shared || this.#ids.has(whole)) {
      const id = this.#define(whole);
      this.#ramps.set(ramp, id);
      return `url(#${id})`;
    }
    return `url(#${this.#define(`<${element} #${place} href="#${shared}"/>`)})`;
  }

  #define(markup: string): string {
    const id = this.#ids.get(markup) ?? `${this.shape}-${(this.#ids.size + 1).toString(36)}`;
    this.#ids.set(markup, id);
    return id;
  }
}

/** Attributes, without those at their default and without zeros before the point. */
function attributes(
  values: Readonly<Record<string, number | string | undefined>>,
  defaults: Readonly<Record<string, number>> = {},
): string {
  return Object.entries(values)
    .filter(([name, value]) => value !== undefined && value !== defaults[name])
    .map(
      ([name, value]) =>
        ` ${name}="${typeof value === 'number' ? String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.') : value}"`,
    )
    .join('');
}

/** The stops of a ramp written as in a CSS gradient, `#fff6cf, #f7c64f/.5 40%, …`; `/` gives the opacity. */
function stops(ramp: string): string {
  const list = ramp.split(',').map((stop) => stop.trim().split(' '));
  return each(list, ([paint = '', at], index) => {
    const [colour, opacity] = paint.split('/');
    const offset = at ? Number.parseFloat(at) / 100 : index / (list.length - 1);
    return `<stop${attributes({ offset, 'stop-color': colour, 'stop-opacity': opacity }, { offset: 0 })}/>`;
  });
}

/** The whole file of a shape. */
export function svgOf(name: string, { box, draw }: Shape): string {
  const pen = new Pen(name);
  const body = draw(pen);
  const [, , width, height] = box;
  const defs = pen.defs && `<defs>${pen.defs}</defs>`;
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${width}" height="${height}">${defs}${body}</svg>`;
  return `${compact(markup)}\n`;
}

/** Without white space between elements and zeros before the point. */
function compact(markup: string): string {
  return markup
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .replace(/([\s"(,A-Za-z-])0(\.\d)/g, '$1$2')
    .replace(/ d="[^"]+"/g, (data) => data.replace(/(\d) -/g, '$1-'));
}
