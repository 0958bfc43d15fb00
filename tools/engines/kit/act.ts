import { findAll, isShown, type Target } from './find';

/** Where to tap, or why not yet. */
export type Place = { x: number; y: number } | { not: string };

/** Brings a target into the middle of the screen and says where a finger reaches it. */
export function placeOf(target: Target): Place {
  const found = findAll(target);
  const element = found[found.length - 1];
  if (!element) return { not: 'it is not there' };
  if ('disabled' in element && element.disabled) return { not: 'it is disabled' };
  const labels = 'labels' in element ? Array.from(element.labels as NodeListOf<HTMLElement>) : [];
  const reached = [element, ...labels].filter(isShown);
  let top = '';
  for (const one of reached) {
    bringToMiddle(one);
    // A link's box may be two lines whose middle is beside both.
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

/** The words of the last of a target, or null where there is none. */
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

/** Brings an element into the middle of the screen, where it is one of the page. */
export function comeNear(css: string): boolean {
  const element = document.querySelector(css);
  if (element) bringToMiddle(element);
  return element !== null;
}

/** Brings an element into the middle of the screen; where the page does not have it yet, goes on down the page, from whose end it begins anew. */
export function scrollTo(css: string): boolean {
  if (comeNear(css)) return true;
  const page = document.documentElement;
  const atEnd = window.pageYOffset + window.innerHeight >= page.scrollHeight - 2;
  window.scrollTo(0, atEnd ? 0 : window.pageYOffset + window.innerHeight / 2);
  return false;
}

function bringToMiddle(element: Element): void {
  // Old engines know no other way to scroll at once where the page asks for it to be smooth.
  document.documentElement.style.scrollBehavior = 'auto';
  element.scrollIntoView({ block: 'center', inline: 'nearest' });
}
