import { openModal } from './open-modal';

/** z-index above the page and below overlays of third-party scripts. */
const BESIDE = '5000';

/**
 * Runs work whose overlay must not be covered by dialogs: meanwhile open dialogs become non-modal parts of the page,
 * without firing `close` events.
 */
export async function besideDialogs<T>(work: () => Promise<T>): Promise<T> {
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].filter(({ close }) => close);
  const { activeElement } = document;
  for (const dialog of dialogs) {
    const { top } = dialog.getBoundingClientRect();
    closeUnheard(dialog);
    Object.assign(dialog.style, { position: 'fixed', top: `${top}px`, margin: '0 auto', zIndex: BESIDE });
    dialog.show();
  }
  try {
    return await work();
  } finally {
    for (const dialog of dialogs) {
      if (!dialog.open) continue;
      closeUnheard(dialog);
      for (const property of ['position', 'top', 'margin', 'z-index']) dialog.style.removeProperty(property);
      openModal(dialog);
    }
    if (activeElement instanceof HTMLElement && activeElement.isConnected) activeElement.focus({ preventScroll: true });
  }
}

/** The event fires later, so it is caught on the window in the capture phase. */
function closeUnheard(dialog: HTMLDialogElement): void {
  const swallow = (event: Event) => {
    if (event.target !== dialog) return;
    event.stopImmediatePropagation();
    window.removeEventListener('close', swallow, true);
  };
  window.addEventListener('close', swallow, true);
  dialog.close();
}
