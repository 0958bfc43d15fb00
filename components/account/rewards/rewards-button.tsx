'use client';

import { DialogButton } from '../dialog-button';

const load = () => import('./rewards-dialog');

/** Opens everything that the visitor has been given. */
export function RewardsButton() {
  return (
    <DialogButton variant="quiet" load={load} open={({ openRewards }, opener) => openRewards(opener)}>
      我的奖励
    </DialogButton>
  );
}
