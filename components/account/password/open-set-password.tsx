import { openDialog } from '../../ui/open-dialog';
import { SetPasswordDialog } from './set-password-dialog';

/**
 * Opens the form over the page.
 *
 * @param account whose password it is
 * @param opener takes the focus back at the end; its row or section where it is gone by then
 */
export function openSetPassword(account: string, opener: HTMLElement): void {
  openDialog('set-password', opener, (onClose) => <SetPasswordDialog account={account} onClose={onClose} />);
}
