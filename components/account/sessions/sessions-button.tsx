'use client';

import { DialogButton } from '../dialog-button';

const load = () => import('./sessions-dialog');

/** The way to the devices on which the account is logged in. */
export function SessionsButton({ className }: { className?: string | undefined }) {
  return (
    <DialogButton load={load} open={({ openSessions }, opener) => openSessions(opener)} className={className}>
      登录设备
    </DialogButton>
  );
}
