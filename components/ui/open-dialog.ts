import type { ReactNode } from 'react';
import { renderOverPage } from './render-over-page';

interface DialogOptions {
  /** Whether what opened it goes with what the dialog has done, so that the focus goes to its row or section. */
  isOpenerGone?: () => boolean;
  /** Called once it has closed. */
  onClosed?: () => void;
}

/** The dialogs that are open, by name. */
const open = new Set<string>();

/**
 * Opens a dialog over the page, unless one of its name is open.
 *
 * @param opener takes the focus back at the end; its row or section where it is gone by then
 * @param render is given what the dialog calls when it has closed
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
