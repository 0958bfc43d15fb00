'use client';

import { useState } from 'react';
import { callBridge } from '@/lib/flows/bridge';
import { messageOf } from '@/lib/http/api-error';
import { loadCode } from '@/lib/http/load-code';
import { readToken } from '@/lib/session/token';
import { navigate } from '@/lib/shell/navigate';
import { showToast } from '@/lib/shell/toast';
import { LANDING_PATH, siteUrl } from '@/lib/site';
import styles from './action.module.css';

/** Starts a deposit: to the payment page for a verified account, a hint before that, and the way to an account without one. */
export function DepositAction({ children }: { children: string }) {
  const [pending, setPending] = useState(false);

  async function start() {
    if (readToken() === null) {
      if (!callBridge('login')) navigate(siteUrl(LANDING_PATH) + window.location.search);
      return;
    }
    setPending(true);
    try {
      const { beginDeposit } = await loadCode(() => import('@/lib/flows/begin-deposit'));
      await beginDeposit();
    } catch (error) {
      showToast(messageOf(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <button type="button" className={styles.action} disabled={pending} onClick={start}>
      {pending ? '请稍候…' : children}
    </button>
  );
}
