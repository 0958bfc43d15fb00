/** Opens a dialog over the page unless it is open. Escape and a step back close it. */
export function openModal(dialog: HTMLDialogElement | null | undefined): void {
  if (!dialog || dialog.open) return;
  showModal(dialog);
  // Without it a step back leaves the page, as it always has.
  import('./close-on-back').then(
    ({ closeOnBack }) => closeOnBack(dialog),
    () => {},
  );
}

/** Shows a dialog over the page. What iOS below 15.4 and Firefox below 98 lack of dialogs is fetched by them alone. */
export function showModal(dialog: HTMLDialogElement): void {
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
