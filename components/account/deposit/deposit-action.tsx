'use client';

import { useEffect, useState } from 'react';
import { messageOf } from '@/lib/browser/http/api-error';
import { loadCode } from '@/lib/browser/http/load-code';
import { showToast } from '@/lib/browser/shell/toast';
import { usePrefetch } from '@/lib/browser/shell/use-prefetch';
import styles from '../../ui/action.module.css';

/** Milliseconds after which a visitor who has stopped the way to the payment page may try again. */
const LEAVING_MS = 10_000;

const load = () => import('./start-deposit');
const prefetch = async () => (await load()).prefetchDialog();

interface DepositActionProps {
  /** Another look than that of the page's one action. */
  className?: string | undefined;
  children: string;
}

/** Starts a deposit: to the payment page for a verified account, a hint before that, and a login without one. */
export function DepositAction({ className = styles.action, children }: DepositActionProps) {
  const [pending, setPending] = useState(false);
  usePrefetch(prefetch);

  // The browser brings a page that was left back as it was, with its button still waiting.
  useEffect(() => {
    const unlock = ({ persisted }: PageTransitionEvent) => persisted && setPending(false);
    window.addEventListener('pageshow', unlock);
    return () => window.removeEventListener('pageshow', unlock);
  }, []);

  async function start(opener: HTMLElement) {
    setPending(true);
    try {
      const { startDeposit } = await loadCode(load);
      const leaving = await startDeposit(opener, () => start(opener));
      if (leaving) setTimeout(setPending, LEAVING_MS, false);
      else setPending(false);
    } catch (error) {
      showToast(messageOf(error));
      setPending(false);
    }
  }

  return (
    <button
      type="button"
      className={className}
      disabled={pending}
      onClick={({ currentTarget }) => start(currentTarget)}
    >
      {pending ? '请稍候…' : children}
    </button>
  );
}
