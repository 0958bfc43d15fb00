/**
 * Opens a dialog over the page unless it is open. What iOS below 15.4 and Firefox below 98 lack of dialogs is fetched by
 * them alone.
 */
export function openModal(dialog: HTMLDialogElement | null | undefined): void {
  if (!dialog || dialog.open) return;
  if (dialog.showModal) dialog.showModal();
  else void openByScript(dialog);
}

async function openByScript(dialog: HTMLDialogElement): Promise<void> {
  try {
    const { teachDialog } = await import('./teach-dialog');
    teachDialog(dialog);
    // It may have been taken away meanwhile.
    if (dialog.isConnected) dialog.showModal();
  } catch (error) {
    console.error('The code for dialogs did not arrive.', error);
    // Without a backdrop, but there.
    dialog.setAttribute('open', '');
  }
}
