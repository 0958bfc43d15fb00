'use client';

import { DialogButton } from '../dialog-button';

interface ChangePasswordButtonProps {
  account: string;
  className?: string | undefined;
}

const load = () => import('./change-password-dialog');

/** Opens the dialog for a new password. */
export function ChangePasswordButton({ account, className }: ChangePasswordButtonProps) {
  return (
    <DialogButton
      load={load}
      open={({ openChangePassword }, opener) => openChangePassword(account, opener)}
      className={className}
    >
      去修改
    </DialogButton>
  );
}
