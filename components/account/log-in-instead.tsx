'use client';

import { useState } from 'react';
import { callBridge } from '@/lib/browser/flows/bridge';
import { messageOf } from '@/lib/browser/http/api-error';
import { loadCode } from '@/lib/browser/http/load-code';
import { showToast } from '@/lib/browser/shell/toast';

/** The way on for a visitor who has an account: the app's own login, or the login over this page. */
export function LogInInstead() {
  const [loading, setLoading] = useState(false);

  async function open(opener: HTMLElement) {
    if (callBridge('login')) return;
    setLoading(true);
    try {
      (await loadCode(() => import('./open-login'))).openLogin(opener);
    } catch (error) {
      showToast(messageOf(error));
    }
    setLoading(false);
  }

  return (
    <button type="button" aria-haspopup="dialog" aria-busy={loading} onClick={(event) => open(event.currentTarget)}>
      登录
    </button>
  );
}
