import { useState } from 'react';
import { messageOf } from '@/lib/browser/http/api-error';
import { loadCode } from '@/lib/browser/http/load-code';
import { showToast } from '@/lib/browser/shell/toast';

/** The way to all that the visitor has been given. */
export function RewardsButton({ className }: { className?: string | undefined }) {
  const [loading, setLoading] = useState(false);

  async function open(opener: HTMLElement) {
    setLoading(true);
    try {
      (await loadCode(() => import('./open-rewards'))).openRewards(opener);
    } catch (error) {
      showToast(messageOf(error));
    }
    setLoading(false);
  }

  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-busy={loading}
      onClick={(event) => open(event.currentTarget)}
    >
      我的奖励
    </button>
  );
}
