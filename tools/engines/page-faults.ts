import type { LayoutFault } from './kit/layout';

/** A fault with its page and screens. */
export interface PageFault extends LayoutFault {
  page: string;
  /** The names of the screens on which the page has the fault. */
  screens: readonly string[];
}

/** Joins the same fault on several screens into one entry. */
export function joinScreens(page: string, found: readonly (LayoutFault & { screen: string })[]): PageFault[] {
  const joined = new Map<string, PageFault>();
  for (const { screen, ...fault } of found) {
    const key = [fault.kind, fault.element, fault.text].join('\n');
    const known = joined.get(key);
    if (!known) joined.set(key, { ...fault, page, screens: [screen] });
    else if (!known.screens.includes(screen)) joined.set(key, { ...known, screens: [...known.screens, screen] });
  }
  return [...joined.values()];
}
