/** The focused element, or the one that had the focus before it was removed or disabled. */
let last: HTMLElement | null = null;
/** Its parents, innermost first. */
let around: HTMLElement[] = [];
/** Temporarily has the focus. */
let standIn: HTMLElement | undefined;
let awaited = false;

/**
 * Keeps the keyboard and screen reader focus near the visitor's position. If the focused element is removed or
 * disabled, its nearest remaining parent gets the focus, and a disabled element gets it back afterwards. A visitor who
 * releases the focus, for example by tapping beside everything, loses it as usual. Lasts as long as the page.
 *
 * @param first the focused element when this code was requested, possibly gone by now
 */
export function keepFocus(first: EventTarget | null): void {
  hold(first);
  document.addEventListener('focusin', ({ target }) => {
    if (target !== standIn) hold(target);
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    // An element that is being removed is still in the page for a moment.
    if (relatedTarget === null && target === last) setTimeout(letGo, 0, last);
  });
  new MutationObserver(lookSoon).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert', 'open'],
  });
  lookSoon();
}

function hold(target: EventTarget | null): void {
  last = target instanceof HTMLElement && target !== document.body ? target : null;
  around = [];
  for (let element = last?.parentElement; element && element !== document.body; element = element.parentElement)
    around.push(element);
  standIn = undefined;
}

/** The visitor has left an element that could still have the focus. */
function letGo(left: HTMLElement): void {
  if (last === left && document.activeElement === document.body && isUsable(left)) last = null;
}

/** Browsers remove the focus from a disabled or hidden element only with the next frame. */
function lookSoon(): void {
  if (!last || awaited) return;
  awaited = true;
  requestAnimationFrame(() => setTimeout(look));
}

function look(): void {
  awaited = false;
  const { activeElement, body } = document;
  if (!last || ![null, body, standIn, last].includes(activeElement as HTMLElement | null)) return;
  if (isUsable(last)) {
    last.focus({ preventScroll: true });
    return;
  }
  if (standIn && activeElement === standIn) return;
  standIn = around.find(isUsable) ?? document.querySelector('main') ?? undefined;
  if (!standIn) return;
  if (!standIn.hasAttribute('tabindex')) standIn.tabIndex = -1;
  standIn.focus({ preventScroll: true });
}

function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && element.getClientRects().length > 0;
}
