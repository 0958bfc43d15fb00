import { type Box, heightOf, shared, shrunk, widthOf } from './boxes';

/** An element that clips a text. */
export interface Clip {
  box: Box;
  /** Whether it clips horizontally or vertically and cannot be scrolled in that direction. */
  x: boolean;
  y: boolean;
  /** Whether text that it hides completely is hidden on purpose, as in a collapsed part. */
  folds: boolean;
}

/** Pixels of fonts and rounding that no visitor sees. */
const SLACK = 2;
/** The fraction of a line's box above and below that has only the font's margins. */
const LEADING = 0.28;
/** The fraction of a character that may be clipped: full-width punctuation is half empty. */
const BEARING = 3;

/** The left and right edge of the screen, without limits in a horizontal scroller. */
export interface Screen {
  left: number;
  width: number;
}

/** How a line of text is cut: by the screen, or by an element horizontally or vertically; null when it is complete. */
export function cutOf(line: Box, clips: readonly Clip[], screen: Screen): string | null {
  if (line.right > screen.width + BEARING) return `${pixels(line.right - screen.width)} beyond the right edge`;
  if (line.left < screen.left - BEARING) return `${pixels(screen.left - line.left)} beyond the left edge`;
  const glyphs = shrunk(line, 0, heightOf(line) * LEADING);
  for (const { box, x, y, folds } of clips) {
    const sideways = Math.max(line.right - box.right, box.left - line.left);
    if (x && sideways > BEARING) return `cut by ${pixels(sideways)} sideways`;
    const upright = Math.max(glyphs.bottom - box.bottom, box.top - glyphs.top);
    if (y && upright > SLACK && (!folds || shared(glyphs, box))) return `cut by ${pixels(upright)} upright`;
  }
  return null;
}

/** A line of text and the elements that it belongs to. */
export interface Line {
  text: string;
  box: Box;
}

/** The pixels by which the glyphs of two lines overlap, the smaller of width and height; 0 when they do not. */
export function overlapOf(a: Box, b: Box): number {
  const both = shared(shrunk(a, 0, heightOf(a) * LEADING), shrunk(b, 0, heightOf(b) * LEADING));
  if (!both) return 0;
  const depth = Math.min(widthOf(both), heightOf(both));
  return depth > SLACK ? depth : 0;
}

/** Pairs of overlapping lines; compares a line only with those near it. */
export function overlapping<Item extends Line>(
  lines: readonly Item[],
  apart: (a: Item, b: Item) => boolean,
): [Item, Item][] {
  const sorted = lines.slice().sort((a, b) => a.box.top - b.box.top);
  const pairs: [Item, Item][] = [];
  sorted.forEach((a, index) => {
    for (let next = index + 1; next < sorted.length; next += 1) {
      const b = sorted[next] as Item;
      if (b.box.top >= a.box.bottom) break;
      if (overlapOf(a.box, b.box) > 0 && apart(a, b)) pairs.push([a, b]);
    }
  });
  return pairs;
}

function pixels(number: number): string {
  return `${Math.round(number)} px`;
}
