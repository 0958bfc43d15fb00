/** Opens a dialog over the page unless it is open. Escape and a step back close it. */
export function openModal(dialog: HTMLDialogElement | null | undefined): void {
  if (!dialog || dialog.open) return;
  showModal(dialog);
  // If this fails to load, a step back leaves the page as usual.
  import('./close-on-back').then(
    ({ closeOnBack }) => closeOnBack(dialog),
    () => {},
  );
}

/** Shows a dialog over the page. Only iOS below 15.4 and Firefox below 98 load the polyfill. */
export function showModal(dialog: HTMLDialogElement): void {
  if (dialog.showModal) dialog.showModal();
  else void openByScript(dialog);
}

async function openByScript(dialog: HTMLDialogElement): Promise<void> {
  try {
    const { teachDialog } = await import('./teach-dialog');
    teachDialog(dialog);
    // The dialog may have been removed in the meantime.
    if (dialog.isConnected) dialog.showModal();
  } catch (error) {
    console.error('The dialog polyfill failed to load.', error);
    // Visible at least, without a backdrop.
    dialog.setAttribute('open', '');
  }
}
