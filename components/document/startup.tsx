'use client';

import { useEffect } from 'react';
import { showToast } from '@/lib/browser/overlays/toast';
import { onSessionEnd, SESSION_ENDED } from '@/lib/browser/session/token';
import { start } from '@/lib/browser/start';
import { fetchLateFeatures } from './late-features';

/** What every page does once it is in the browser: settles and saves the channel, records the visit. */
export function Startup() {
  useEffect(start, []);
  useEffect(fetchLateFeatures, []);
  useEffect(fetchFocusKeeper, []);
  useEffect(reportAlive, []);
  useEffect(() => onSessionEnd(notifySessionEnd), []);
  return null;
}

/** Nothing needs it before something has the focus. */
function fetchFocusKeeper(): () => void {
  const fetch = ({ target }: FocusEvent) =>
    void import('@/lib/browser/page/keep-focus').then(
      (code) => code.keepFocus(target),
      // The page is whole without it.
      () => {},
    );
  document.addEventListener('focusin', fetch, { once: true });
  return () => document.removeEventListener('focusin', fetch);
}

/** Has the early taps repeated: what stands before this component in the page listens to its visitor. */
function reportAlive(): void {
  document.dispatchEvent(new Event('alive'));
}

/** A session that ended before the page could show anything of it is told alone: the page is as for any visitor. */
function notifySessionEnd(stays: boolean): void {
  const notify = () => showToast(SESSION_ENDED);
  if (stays) import('../account/notify-session-end').then((code) => code.notifySessionEnd(), notify);
  else notify();
}
