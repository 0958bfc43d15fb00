import { useEffect, useRef } from 'react';
import { onTokenChange, readToken } from '@/lib/browser/session/token';
import { openDialog } from '../../ui/open-dialog';
import { AccountDialog } from '../account-dialog';
import { MyAccount } from './my-account';

/** A dialog with the visitor's account. Escape closes it, and so does the end of the session. */
function MyAccountDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(
    () =>
      onTokenChange(() => {
        if (readToken() === null) dialog.current?.close();
      }),
    [],
  );

  return (
    <AccountDialog dialog={dialog} title="我的账户" onClose={onClose}>
      <MyAccount />
    </AccountDialog>
  );
}

/** Opens the visitor's account in a dialog over the page. `opener` gets the focus back on close. */
export function openMyAccount(opener: HTMLElement): void {
  openDialog('my-account', opener, (onClose) => <MyAccountDialog onClose={onClose} />);
}
