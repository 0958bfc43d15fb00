'use client';

import { useRef, useState } from 'react';
import { saveToken } from '@/lib/browser/session/token';
import { openDialog } from '../../ui/open-dialog';
import { AccountDialog } from '../account-dialog';
import styles from '../account-dialog.module.css';
import { DialogWays } from '../dialog-ways';
import { ChangeForm } from './change-form';
import { ResetForm } from './reset-form';

interface ChangePasswordDialogProps {
  account: string;
  /** Called when the dialog closes for any reason. */
  onClose: () => void;
}

const WAYS = [
  { way: 'change', label: '用原密码' },
  { way: 'reset', label: '用短信验证码' },
] as const;

/** A dialog for a new password, by the current one or by SMS code; Escape closes it. */
function ChangePasswordDialog({ account, onClose }: ChangePasswordDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<(typeof WAYS)[number]['way']>('change');
  const close = () => dialog.current?.close();

  function renew(token: string) {
    saveToken(token);
    close();
  }

  return (
    <AccountDialog
      dialog={dialog}
      title="修改登录密码"
      focused={`form[name="${shown}"] input:not([hidden])`}
      onClose={onClose}
    >
      <p className={styles.lead}>修改之后，其他设备上的登录都会退出。</p>
      <DialogWays label="验证方式" ways={WAYS} shown={shown} onShow={setShown} />
      <ChangeForm hidden={shown !== 'change'} account={account} onChanged={close} />
      <ResetForm name="reset" hidden={shown !== 'reset'} mobile="" onToken={renew} />
    </AccountDialog>
  );
}

/**
 * Opens the form in a dialog over the page.
 *
 * @param account the account of the password
 * @param opener gets the focus back on close; if it is gone, its row or section does
 */
export function openChangePassword(account: string, opener: HTMLElement): void {
  openDialog('change-password', opener, (onClose) => <ChangePasswordDialog account={account} onClose={onClose} />);
}
