/**
 * Has a page that the browser kept while its visitor went on ask anew who is logged in, once it is shown again: as if another tab had
 * said so. For code that shows what is a visitor's own; called again it adds nothing.
 */
export function hearOfReturn(): void {
  window.addEventListener('pageshow', onShown);
}

function onShown({ persisted }: PageTransitionEvent): void {
  if (persisted) window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
}
