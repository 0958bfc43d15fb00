'use client';

import { useEffect } from 'react';
import { agreementsPending } from '@/lib/browser/client-state/agreements-pending';
import { showToast } from '@/lib/browser/overlays/toast';
import { onSessionEnd, SESSION_ENDED } from '@/lib/browser/session/token';
import { start } from '@/lib/browser/start';
import type { Agreement } from '@/lib/contract/agreement';

/** What every page does in the browser: determines and stores the channel, and records the visit. */
export function Startup() {
  useEffect(start, []);
  useEffect(fetchLateFeatures, []);
  useEffect(fetchFocusKeeper, []);
  useEffect(reportAlive, []);
  useEffect(() => onSessionEnd(notifySessionEnd), []);
  useEffect(() => agreementsPending.on(askAgain), []);
  return null;
}

/** Loads features that no visitor waits for, once the page is alive. */
function fetchLateFeatures(): void {
  // The page works without them.
  import('./run-late-features').then((code) => code.runLateFeatures()).catch(console.warn);
}

/** Loads the focus keeper with the first focus, because nothing needs it earlier. */
function fetchFocusKeeper(): () => void {
  const fetch = ({ target }: FocusEvent) =>
    void import('@/lib/browser/page/keep-focus').then(
      (code) => code.keepFocus(target),
      // The page works without it.
      () => {},
    );
  document.addEventListener('focusin', fetch, { once: true });
  return () => document.removeEventListener('focusin', fetch);
}

/** Sends the `alive` event, which repeats early taps: everything before this component in the page is hydrated. */
function reportAlive(): void {
  document.dispatchEvent(new Event('alive'));
}

/** Only reports a session that ended before the page showed anything of it: the page is already anonymous. */
function notifySessionEnd(stays: boolean): void {
  const notify = () => showToast(SESSION_ENDED);
  if (stays) import('../account/notify-session-end').then((code) => code.notifySessionEnd(), notify);
  else notify();
}

function askAgain(agreements: readonly Agreement[]): void {
  // The next page asks if the code does not load.
  import('../account/renewed-consent/open-renewed-consent').then(
    (code) => code.openRenewedConsent(agreements),
    () => {},
  );
}
