'use client';

import { DialogButton } from '../dialog-button';

const load = () => import('./sessions-dialog');

interface SessionsButtonProps {
  /** The account's mobile number as it may be shown; codes are sent to it. */
  mobile: string;
  className?: string | undefined;
}

/** The way to the devices on which the account is logged in. */
export function SessionsButton({ mobile, className }: SessionsButtonProps) {
  return (
    <DialogButton load={load} open={({ openSessions }, opener) => openSessions(mobile, opener)} className={className}>
      登录设备
    </DialogButton>
  );
}
