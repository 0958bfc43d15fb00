import { openModal } from './open-modal';

/** Above the page, below what other people's scripts put over it. */
const BESIDE = '5000';

/**
 * Does something on the page that dialogs must not cover: while it is under way, those that are open stand on the page instead of
 * above everything, and nobody is told that they were closed for a moment.
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

/** Its event comes later, on the way down from the window. */
function closeUnheard(dialog: HTMLDialogElement): void {
  const swallow = (event: Event) => {
    if (event.target !== dialog) return;
    event.stopImmediatePropagation();
    window.removeEventListener('close', swallow, true);
  };
  window.addEventListener('close', swallow, true);
  dialog.close();
}
