'use client';

import { useState } from 'react';
import { messageOf } from '@/lib/browser/http/api-error';
import { loadCode } from '@/lib/browser/http/load-code';
import { showToast } from '@/lib/browser/overlays/toast';
import { usePrefetch } from '@/lib/browser/page/use-prefetch';

const load = () => import('./open-login');

/**
 * A login link for a visitor who has an account: the app's own login, or the login over this page. It is in the first
 * scripts of every form, where `DialogButton` would add too many bytes.
 */
export function LogInInstead() {
  const [loading, setLoading] = useState(false);
  usePrefetch(load);

  async function open(opener: HTMLElement) {
    setLoading(true);
    try {
      (await loadCode(load)).askForLogin(opener);
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
