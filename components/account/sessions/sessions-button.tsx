'use client';

import { DialogButton } from '../dialog-button';

const load = () => import('./sessions-dialog');

interface SessionsButtonProps {
  /** The account's masked mobile number; the server sends codes to it. */
  mobile: string;
  className?: string | undefined;
}

/** Opens the list of devices on which the account is logged in. */
export function SessionsButton({ mobile, className }: SessionsButtonProps) {
  return (
    <DialogButton load={load} open={({ openSessions }, opener) => openSessions(mobile, opener)} className={className}>
      登录设备
    </DialogButton>
  );
}
