import type { ReactNode } from 'react';
import { renderOverPage } from './render-over-page';

interface DialogOptions {
  /** Whether the dialog's action removes its opener, so that the focus goes to its row or section. */
  isOpenerGone?: () => boolean;
  /** Called once it has closed. */
  onClosed?: () => void;
}

/** The dialogs that are open, by name. */
const open = new Set<string>();

/**
 * Opens a dialog over the page, unless one of its name is open.
 *
 * @param opener gets the focus back on close; if it is gone, its row or section does
 * @param render gets the function to call when the dialog has closed
 */
export function openDialog(
  name: string,
  opener: HTMLElement,
  render: (onClose: () => void) => ReactNode,
  { isOpenerGone = () => !opener.isConnected, onClosed }: DialogOptions = {},
): void {
  if (open.has(name)) return;
  open.add(name);
  const place = opener.closest<HTMLElement>('li, section');
  renderOverPage(opener, (remove) =>
    render(() => {
      open.delete(name);
      remove();
      const target = (isOpenerGone() && place) || opener;
      if (target === place) place.tabIndex = -1;
      target.focus({ preventScroll: true });
      onClosed?.();
    }),
  );
}
