'use client';

import { useEffect, useRef, useState } from 'react';
import { loadRegistrationCalls } from '@/lib/browser/account/load-registration-calls';
import { type FormFailure, formFailure } from '@/lib/browser/account/registration-problem';
import { countdownLabel, countdownLeft, startCountdown } from '@/lib/browser/account/sms-countdown';
import { showToast } from '@/lib/browser/shell/toast';
import { trackCodeSent } from '@/lib/browser/tracking/track';
import type { SmsPurpose } from '@/lib/contract/sms';

const TICK_MS = 500;

/** Asks for SMS codes: one request at a time, and after a success none until the server's wait for that number is over, also after a reload. */
export function useSmsCode(purpose: SmsPurpose, onFailure: (failure: FormFailure) => void) {
  const [left, setLeft] = useState(0);
  const [sending, setSending] = useState(false);
  const [asked, setAsked] = useState(false);
  const busy = useRef(false);
  const number = useRef<string>(undefined);
  const waiting = left > 0;

  useEffect(() => setLeft(countdownLeft(number.current)), []);

  useEffect(() => {
    if (!waiting) return;
    setAsked(true);
    const timer = setInterval(() => setLeft(countdownLeft(number.current)), TICK_MS);
    return () => clearInterval(timer);
  }, [waiting]);

  /** Takes over the number in the form, whose wait the button shows. */
  function setNumber(mobile: string) {
    number.current = mobile;
    setLeft(countdownLeft(mobile));
  }

  function wait(mobile: string, seconds: number) {
    startCountdown(mobile, seconds);
    setLeft(countdownLeft(number.current));
  }

  async function send(mobile: string): Promise<boolean> {
    if (busy.current || countdownLeft(mobile) > 0) return false;
    busy.current = true;
    setSending(true);
    try {
      const { requestCode } = await loadRegistrationCalls();
      wait(mobile, await requestCode(mobile, purpose));
      showToast('验证码已发送，5分钟内有效');
      // A step of opening an account, not of coming back to one.
      if (purpose === 'register') void trackCodeSent(mobile);
      return true;
    } catch (error) {
      const failure = formFailure(error);
      if (failure.retryAfter) wait(mobile, failure.retryAfter);
      onFailure(failure);
      return false;
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  return { send, setNumber, locked: sending || waiting, label: sending ? '发送中…' : countdownLabel(left, asked) };
}
