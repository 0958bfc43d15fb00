'use client';

import { useEffect, useRef, useState } from 'react';
import { checkField } from '@/lib/account/registration-fields';
import { loadRegistrationCalls } from '@/lib/browser/account/load-registration-calls';
import { type FormFailure, formFailure } from '@/lib/browser/account/registration-problem';
import { countdownLabel, countdownLeft, startCountdown } from '@/lib/browser/account/sms-countdown';
import { showToast } from '@/lib/browser/overlays/toast';
import { trackCodeSent } from '@/lib/browser/tracking/track';
import type { SmsPurpose } from '@/lib/contract/sms';
import type { useFields } from './use-fields';

const TICK_MS = 500;

/** The parts of the form that a code request needs: the typed number and access to the fields. */
type CodeForm = Pick<ReturnType<typeof useFields<'mobile' | 'code'>>, 'element' | 'typed' | 'setError' | 'reveal'>;

/**
 * Requests SMS codes, one request at a time. After a success the button stays locked until the server's wait for that
 * number is over, also after a reload.
 */
export function useSmsCode(purpose: SmsPurpose, form: CodeForm, onFailure: (failure: FormFailure) => void) {
  const [left, setLeft] = useState(0);
  const [sending, setSending] = useState(false);
  const [asked, setAsked] = useState(false);
  const busy = useRef(false);
  const number = useRef<string>(undefined);
  const waiting = left > 0;

  useEffect(() => setLeft(countdownLeft(purpose, number.current)), [purpose]);

  useEffect(() => {
    if (!waiting) return;
    setAsked(true);
    const timer = setInterval(() => setLeft(countdownLeft(purpose, number.current)), TICK_MS);
    return () => clearInterval(timer);
  }, [waiting, purpose]);

  /** Sets the number whose wait the button shows. */
  function setNumber(mobile: string) {
    number.current = mobile;
    setLeft(countdownLeft(purpose, mobile));
  }

  function wait(mobile: string, seconds: number) {
    startCountdown(purpose, mobile, seconds);
    setLeft(countdownLeft(purpose, number.current));
  }

  /** Sends a code to the number in the form if it is valid, and focuses the code field. */
  async function send(): Promise<void> {
    const mobile = form.typed('mobile');
    const message = checkField('mobile', mobile);
    form.setError('code', undefined);
    if (message) form.reveal({ mobile: message });
    if (message || busy.current || countdownLeft(purpose, mobile) > 0) return;
    busy.current = true;
    setSending(true);
    try {
      const { requestCode } = await loadRegistrationCalls();
      wait(mobile, await requestCode(mobile, purpose));
      showToast('验证码已发送，请留意短信');
      // Only a registration has this step in the funnel; a login does not.
      if (purpose === 'register') void trackCodeSent(mobile);
      form.element('code')?.focus();
    } catch (error) {
      const failure = formFailure(error);
      if (failure.retryAfter) wait(mobile, failure.retryAfter);
      onFailure(failure);
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  return { send, setNumber, locked: sending || waiting, label: sending ? '发送中…' : countdownLabel(left, asked) };
}
