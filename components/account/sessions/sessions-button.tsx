'use client';

import { DialogButton } from '../dialog-button';

const load = () => import('./sessions-dialog');

interface SessionsButtonProps {
  /** The account's masked mobile number; the server sends codes to it. */
  mobile: string;
}

/** Opens the list of devices on which the account is logged in. */
export function SessionsButton({ mobile }: SessionsButtonProps) {
  return (
    <DialogButton variant="quiet" load={load} open={({ openSessions }, opener) => openSessions(mobile, opener)}>
      登录设备
    </DialogButton>
  );
}
