/** The dialogs that a step back closes, from the first that was opened. Each has an entry of the history. */
const dialogs: HTMLDialogElement[] = [];
/** How many of these entries lie behind the present one and at it. */
let depth = 0;

/**
 * Has the way back close a dialog before it leaves the page. A dialog that was closed by other means leaves its entry behind: the
 * next dialog uses it, and a step back passes over it. It is never taken back at once, for that would end a navigation
 * that has just begun.
 */
export function closeOnBack(dialog: HTMLDialogElement): void {
  // The same function is never added twice.
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
