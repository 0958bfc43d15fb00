import { useEffect, useId, useRef } from 'react';
import { useClientState } from '@/lib/browser/client-state/use-client-state';
import { messageOf } from '@/lib/browser/http/api-error';
import { callApi } from '@/lib/browser/http/call-api';
import { useResource } from '@/lib/browser/resource/use-resource';
import { openModal } from '@/lib/browser/shell/open-modal';
import { rewardOverview } from '@/lib/contract/browser/reward-overview';
import { AccountFailed, AccountPlace } from '../panel/account-place';
import styles from './rewards-dialog.module.css';
import { RewardsList } from './rewards-list';

/** Every reward, coupon and point of the visitor, over the page; read anew at each `opening`. Escape leaves it. */
export function RewardsDialog({ opening, onClose }: { opening: number; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { token } = useClientState();
  const { data, error, resource } = useResource(
    token ? `rewards ${token}` : undefined,
    async () => (await callApi(rewardOverview, {})).Data,
    String(opening),
  );

  useEffect(() => {
    openModal(dialog.current);
  }, []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 className={styles.title} id={id}>
        我的奖励
      </h2>
      <button type="button" className={styles.close} aria-label="关闭" onClick={() => dialog.current?.close()}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
          <path d="m5 5 14 14M19 5 5 19" />
        </svg>
      </button>
      {data ? (
        <RewardsList {...data} />
      ) : (
        <AccountPlace>
          {error ? <AccountFailed message={messageOf(error)} onRetry={() => resource?.reload()} /> : undefined}
        </AccountPlace>
      )}
    </dialog>
  );
}
