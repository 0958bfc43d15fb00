'use client';

import type { ButtonLook } from '../../ui/button';
import { DialogButton } from '../dialog-button';

interface SetPasswordButtonProps extends ButtonLook {
  account: string;
}

const load = () => import('./set-password-dialog');

/** Opens the dialog for the first password of an account that was opened by code. */
export function SetPasswordButton({ account, ...look }: SetPasswordButtonProps) {
  return (
    <DialogButton {...look} load={load} open={({ openSetPassword }, opener) => openSetPassword(account, opener)}>
      去设置
    </DialogButton>
  );
}
