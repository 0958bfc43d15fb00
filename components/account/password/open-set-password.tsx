import { renderOverPage } from '../../ui/render-over-page';
import { SetPasswordDialog } from './set-password-dialog';

let open = false;

/**
 * Opens the form over the page.
 *
 * @param account whose password it is
 * @param opener takes the focus back at the end; its row or section where it is gone by then
 */
export function openSetPassword(account: string, opener: HTMLElement): void {
  if (open) return;
  open = true;
  const row = opener.closest<HTMLElement>('li, section');
  renderOverPage(opener, (remove) => {
    const close = () => {
      open = false;
      remove();
      const target = opener.isConnected || !row ? opener : row;
      if (target === row) row.tabIndex = -1;
      target.focus({ preventScroll: true });
    };
    return <SetPasswordDialog account={account} onClose={close} />;
  });
}
