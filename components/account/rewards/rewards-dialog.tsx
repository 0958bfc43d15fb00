import { useRef } from 'react';
import { useClientState } from '@/lib/browser/client-state/use-client-state';
import { messageOf } from '@/lib/browser/http/api-error';
import { callApi } from '@/lib/browser/http/call-api';
import { useServerData } from '@/lib/browser/server-data/use-server-data';
import { rewardOverview } from '@/lib/contract/browser/reward-overview';
import { openDialog } from '../../ui/open-dialog';
import { AccountDialog } from '../account-dialog';
import { AccountFailed, AccountPlace } from '../panel/account-place';
import { RewardsList } from './rewards-list';

/** A dialog with every reward, coupon and point of the visitor, read again at each `opening`. Escape closes it. */
function RewardsDialog({ opening, onClose }: { opening: number; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { token } = useClientState();
  const { data, error, reload } = useServerData(
    token ? ['rewards', token, opening] : null,
    async () => (await callApi(rewardOverview, {})).Data,
  );

  return (
    <AccountDialog dialog={dialog} title="我的奖励" onClose={onClose}>
      {data ? (
        <RewardsList {...data} />
      ) : (
        <AccountPlace>{error ? <AccountFailed message={messageOf(error)} onRetry={reload} /> : undefined}</AccountPlace>
      )}
    </AccountDialog>
  );
}

let openings = 0;

/** Opens the visitor's rewards in a dialog over the page. `opener` gets the focus back on close. */
export function openRewards(opener: HTMLElement): void {
  openings += 1;
  openDialog('rewards', opener, (onClose) => <RewardsDialog opening={openings} onClose={onClose} />);
}
