import { type Box, heightOf, shared, shrunk, widthOf } from './boxes';

/** What stands around a text and cuts it off. */
export interface Clip {
  box: Box;
  /** Whether it cuts sideways and upright, and is no place that visitors can scroll in that direction. */
  x: boolean;
  y: boolean;
  /** Whether what it hides whole is meant to be hidden, as a part that is folded away is. */
  folds: boolean;
}

/** Pixels that fonts and rounding make without anybody seeing it. */
const SLACK = 2;
/** The part of a line's box that has no glyph: above and below it lie the font's own margins. */
const LEADING = 0.28;
/** The part of a character that may be beside its clip: punctuation of full width is half empty. */
const BEARING = 3;

/** Where the screen begins and ends; without an end for what visitors scroll sideways. */
export interface Screen {
  left: number;
  width: number;
}

/** How a line of text is cut: beyond the screen, sideways or upright in something around it; null where it is whole. */
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

/** A line of text and where it belongs. */
export interface Line {
  text: string;
  box: Box;
}

/** By how many pixels the glyphs of two lines lie over each other, the smaller of width and height; 0 where they do not. */
export function overlapOf(a: Box, b: Box): number {
  const both = shared(shrunk(a, 0, heightOf(a) * LEADING), shrunk(b, 0, heightOf(b) * LEADING));
  if (!both) return 0;
  const depth = Math.min(widthOf(both), heightOf(both));
  return depth > SLACK ? depth : 0;
}

/** Pairs of lines that lie over each other; a line is compared with those near it alone. */
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
