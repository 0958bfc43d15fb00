import { findAll, isShown, type Target } from './find';

/** The point to tap, or why the target cannot be tapped yet. */
export type Place = { x: number; y: number } | { not: string };

/** Scrolls a target to the middle of the screen. @returns the point at which a finger reaches it */
export function placeOf(target: Target): Place {
  const found = findAll(target);
  const element = found[found.length - 1];
  if (!element) return { not: 'it does not exist' };
  if ('disabled' in element && element.disabled) return { not: 'it is disabled' };
  const labels = 'labels' in element ? Array.from(element.labels as NodeListOf<HTMLElement>) : [];
  const reached = [element, ...labels].filter(isShown);
  let top = '';
  for (const one of reached) {
    bringToMiddle(one);
    // The middle of a link that wraps may be outside both of its lines.
    const line = one.getClientRects()[0];
    if (!line) continue;
    const at = { x: Math.round(line.left + line.width / 2), y: Math.round(line.top + line.height / 2) };
    const hit = document.elementFromPoint(at.x, at.y);
    if (hit && (one.contains(hit) || element.contains(hit))) return at;
    top = hit ? hit.tagName.toLowerCase() + (hit.className ? `.${hit.className}` : '') : 'nothing';
  }
  return { not: `a finger would reach ${top}` };
}

export function countOf(target: Target): number {
  return findAll(target).length;
}

/** The text of the last match of a target, or null without a match. */
export function textOf(target: Target): string | null {
  const found = findAll(target);
  const element = found[found.length - 1];
  return element ? (element.textContent || '').replace(/\s+/g, ' ').trim() : null;
}

/** The state of a control. */
export function controlOf(
  target: Target,
): { value: string; checked: boolean; disabled: boolean; focused: boolean } | null {
  const found = findAll({ ...target });
  const element = found[found.length - 1];
  if (!(element instanceof HTMLElement)) return null;
  const { value = '', checked = false, disabled = false } = element as HTMLInputElement;
  return { value, checked, disabled, focused: document.activeElement === element };
}

/** Scrolls an element to the middle of the screen. @returns whether the page has it */
export function comeNear(css: string): boolean {
  const element = document.querySelector(css);
  if (element) bringToMiddle(element);
  return element !== null;
}

/** Scrolls an element to the middle of the screen; when the page does not have it yet, scrolls down by half a screen, from the end to the top. */
export function scrollTo(css: string): boolean {
  if (comeNear(css)) return true;
  const page = document.documentElement;
  const atEnd = window.pageYOffset + window.innerHeight >= page.scrollHeight - 2;
  window.scrollTo(0, atEnd ? 0 : window.pageYOffset + window.innerHeight / 2);
  return false;
}

function bringToMiddle(element: Element): void {
  // Old engines have no other way to scroll without the page's smooth animation.
  document.documentElement.style.scrollBehavior = 'auto';
  element.scrollIntoView({ block: 'center', inline: 'nearest' });
}
