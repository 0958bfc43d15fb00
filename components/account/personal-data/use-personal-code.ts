import { useEffect, useRef, useState } from 'react';
import { requestPersonalCode } from '@/lib/browser/account/personal-data-calls';
import { type PersonalField, personalFailure } from '@/lib/browser/account/personal-data-problem';
import { countdownLabel } from '@/lib/browser/account/sms-countdown';
import { ApiError } from '@/lib/browser/http/api-error';
import { showToast } from '@/lib/browser/overlays/toast';

const TICK_MS = 500;

/**
 * Requests codes for personal data: one request at a time, and none until the server's wait after the last one is over.
 */
export function usePersonalCode(onFailure: (errors: Partial<Record<PersonalField, string>>) => void) {
  const until = useRef(0);
  const [left, setLeft] = useState(0);
  const [asked, setAsked] = useState(false);
  const [sending, setSending] = useState(false);
  const waiting = left > 0;

  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setLeft(secondsTo(until.current)), TICK_MS);
    return () => clearInterval(timer);
  }, [waiting]);

  function wait(seconds: number) {
    until.current = Date.now() + seconds * 1000;
    setLeft(seconds);
  }

  /** @param mobile a new number; without it the code goes to the account's number */
  async function send(mobile?: string): Promise<void> {
    if (sending || waiting) return;
    setSending(true);
    try {
      wait(await requestPersonalCode(mobile));
      setAsked(true);
      showToast('验证码已发送，请留意短信');
    } catch (error) {
      const retryAfter = error instanceof ApiError ? error.problem?.retryAfter : undefined;
      if (retryAfter) wait(retryAfter);
      const { errors, general } = personalFailure(error);
      onFailure(general && Object.keys(errors).length === 0 ? { code: general } : errors);
    } finally {
      setSending(false);
    }
  }

  return { send, locked: sending || waiting, label: sending ? '发送中…' : countdownLabel(left, asked) };
}

function secondsTo(timestamp: number): number {
  return Math.max(0, Math.ceil((timestamp - Date.now()) / 1000));
}
