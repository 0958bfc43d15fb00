'use client';

import { DialogButton } from '../dialog-button';

interface SetPasswordButtonProps {
  account: string;
  className?: string | undefined;
}

const load = () => import('./set-password-dialog');

/** Opens the dialog for the first password of an account that was opened by code. */
export function SetPasswordButton({ account, className }: SetPasswordButtonProps) {
  return (
    <DialogButton
      load={load}
      open={({ openSetPassword }, opener) => openSetPassword(account, opener)}
      className={className}
    >
      去设置
    </DialogButton>
  );
}
