import { openDialog } from '../../ui/open-dialog';
import { ChangePasswordDialog } from './change-password-dialog';

/**
 * Opens the form over the page.
 *
 * @param account whose password it is
 * @param opener takes the focus back at the end; its row or section where it is gone by then
 */
export function openChangePassword(account: string, opener: HTMLElement): void {
  openDialog('change-password', opener, (onClose) => <ChangePasswordDialog account={account} onClose={onClose} />);
}
