/** What has the focus, or had it when it was taken away or locked. */
let last: HTMLElement | null = null;
/** What stands around it, from the innermost. */
let around: HTMLElement[] = [];
/** Has the focus in its place meanwhile. */
let standIn: HTMLElement | undefined;
let awaited = false;

/**
 * Keeps the focus of keyboards and screen readers where the visitor is: when what has it is taken away or locked, whatever
 * stands around it and is left gets it, and what was locked has it again afterwards. A visitor who lets go of it, as by a
 * tap beside everything, is let go. Lasts as long as the page.
 *
 * @param first what had the focus when this code was asked for, and may be gone by now
 */
export function keepFocus(first: EventTarget | null): void {
  hold(first);
  document.addEventListener('focusin', ({ target }) => {
    if (target !== standIn) hold(target);
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    // What is being taken away stands in the page for a moment yet.
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

/** The visitor has left what could have the focus still. */
function letGo(left: HTMLElement): void {
  if (last === left && document.activeElement === document.body && isUsable(left)) last = null;
}

/** Browsers take the focus from what is locked or hidden only with the next frame. */
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
