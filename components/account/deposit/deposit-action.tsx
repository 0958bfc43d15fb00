'use client';

import { usePrefetch } from '@/lib/browser/page/use-prefetch';
import styles from '../../ui/action.module.css';
import { ChangingWords } from '../../ui/changing-words';
import { useLateCode } from '../../ui/use-late-code';

const load = () => import('./start-deposit');
const prefetch = async () => (await load()).prefetchDialog();

interface DepositActionProps {
  /** Replaces the style of the page's main action. */
  className?: string | undefined;
  children: string;
}

/** Starts a deposit: opens the payment page for a verified account, otherwise the verification or the login. */
export function DepositAction({ className = styles.action, children }: DepositActionProps) {
  const { busy, run } = useLateCode(load);
  usePrefetch(prefetch);

  const start = (opener: HTMLElement): Promise<void> =>
    run(({ startDeposit }) => startDeposit(opener, () => start(opener)));

  return (
    <button type="button" className={className} disabled={busy} onClick={({ currentTarget }) => start(currentTarget)}>
      <ChangingWords>{busy ? '请稍候…' : children}</ChangingWords>
    </button>
  );
}
