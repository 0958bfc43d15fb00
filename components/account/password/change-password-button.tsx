'use client';

import { DialogButton } from '../dialog-button';

interface ChangePasswordButtonProps {
  account: string;
}

const load = () => import('./change-password-dialog');

/** Opens the dialog for a new password. */
export function ChangePasswordButton({ account }: ChangePasswordButtonProps) {
  return (
    <DialogButton
      variant="quiet"
      load={load}
      open={({ openChangePassword }, opener) => openChangePassword(account, opener)}
    >
      去修改
    </DialogButton>
  );
}
