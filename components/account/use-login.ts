'use client';

import { useEffect, useRef, useState } from 'react';
import { type LoginFailure, loginFailure } from '@/lib/browser/account/login-problem';
import { holdPage } from '../ui/hold-page';

/** Runs one login at a time and aborts it when its form is unmounted, so that it opens no session here. */
export function useLogin(onToken: (token: string) => Promise<void>, onFailure: (failure: LoginFailure) => void) {
  const [pending, setPending] = useState(false);
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  /** @param call returns the session token; the signal aborts it */
  async function login(call: (signal: AbortSignal) => Promise<string>): Promise<void> {
    if (running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setPending(true);
    const release = holdPage('正在登录…');
    // Some calls before the login ignore the signal.
    signal.addEventListener('abort', release);
    try {
      const token = await call(signal);
      release();
      if (!signal.aborted) await onToken(token);
    } catch (error) {
      // An invalid field can get the focus only after the overlay is gone.
      release();
      if (!signal.aborted) onFailure(loginFailure(error));
    } finally {
      running.current = undefined;
      setPending(false);
    }
  }

  return { login, pending };
}
