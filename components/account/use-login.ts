'use client';

import { useEffect, useRef, useState } from 'react';
import { type LoginFailure, loginFailure } from '@/lib/browser/account/login-problem';
import { holdPage } from '../ui/hold-page';

/** Makes one login at a time; one whose form is gone is ended and opens no session here. */
export function useLogin(onToken: (token: string) => Promise<void>, onFailure: (failure: LoginFailure) => void) {
  const [pending, setPending] = useState(false);
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  /** @param call answers the session token; the signal ends it */
  async function login(call: (signal: AbortSignal) => Promise<string>): Promise<void> {
    if (running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setPending(true);
    const release = holdPage('正在登录…');
    // Not every call that comes before the login takes the signal.
    signal.addEventListener('abort', release);
    try {
      const token = await call(signal);
      release();
      if (!signal.aborted) await onToken(token);
    } catch (error) {
      // What is at fault can take the focus only once nothing covers it.
      release();
      if (!signal.aborted) onFailure(loginFailure(error));
    } finally {
      running.current = undefined;
      setPending(false);
    }
  }

  return { login, pending };
}
