'use client';

import { DialogButton } from '../dialog-button';

const load = () => import('./rewards-dialog');

/** Opens everything that the visitor has been given. */
export function RewardsButton({ className }: { className?: string | undefined }) {
  return (
    <DialogButton load={load} open={({ openRewards }, opener) => openRewards(opener)} className={className}>
      我的奖励
    </DialogButton>
  );
}
