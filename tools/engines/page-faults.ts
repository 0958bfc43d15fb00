import type { LayoutFault } from './kit/layout';

/** A fault with its page and widths. */
export interface PageFault extends LayoutFault {
  page: string;
  /** The widths in CSS pixels at which the page has the fault. */
  widths: readonly number[];
}

/** Joins the same fault at several widths into one entry. */
export function joinWidths(page: string, found: readonly (LayoutFault & { width: number })[]): PageFault[] {
  const joined = new Map<string, PageFault>();
  for (const { width, ...fault } of found) {
    const key = [fault.kind, fault.element, fault.text].join('\n');
    const known = joined.get(key);
    if (!known) joined.set(key, { ...fault, page, widths: [width] });
    else if (!known.widths.includes(width)) joined.set(key, { ...known, widths: [...known.widths, width] });
  }
  return [...joined.values()];
}
