/** Dialogs that a step back closes, in the order they were opened. Each has a history entry. */
const dialogs: HTMLDialogElement[] = [];
/** How many of these entries lie at or behind the current one. */
let depth = 0;

/**
 * Makes the back button close a dialog before it leaves the page. A dialog that was closed in another way leaves its
 * entry behind: the next dialog reuses it, and a step back skips it. The entry is never removed right away, because
 * that would cancel a navigation that has just begun.
 */
export function closeOnBack(dialog: HTMLDialogElement): void {
  // addEventListener ignores a function that is already registered.
  window.addEventListener('popstate', stepBack);
  while (dialogs.length > 0 && !isOpen(dialogs.at(-1))) dialogs.pop();
  dialogs.push(dialog);
  depth = depthOf(window.history.state);
  if (depth >= dialogs.length) return;
  depth = dialogs.length;
  window.history.pushState({ ...window.history.state, dialogs: depth }, '');
}

function stepBack(): void {
  const before = depth;
  depth = depthOf(window.history.state);
  const left = dialogs.splice(depth).filter(isOpen);
  for (const dialog of left.reverse()) dialog.close();
  if (depth < before && left.length === 0) window.history.back();
}

function depthOf(state: unknown): number {
  const { dialogs } = Object(state) as { dialogs?: unknown };
  return typeof dialogs === 'number' ? dialogs : 0;
}

function isOpen(dialog: HTMLDialogElement | undefined): boolean {
  return dialog?.isConnected === true && dialog.open;
}
