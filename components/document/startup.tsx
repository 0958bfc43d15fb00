'use client';

import { useEffect } from 'react';
import { onSessionEnd, SESSION_ENDED } from '@/lib/browser/session/token';
import { showToast } from '@/lib/browser/shell/toast';
import { start } from '@/lib/browser/start';
import { PageLinks } from './page-links';
import { fetchRareFeatures } from './rare-features';

/** What every page does once it is in the browser: settles and saves the channel, records the visit, keeps the query on links. */
export function Startup() {
  useEffect(start, []);
  useEffect(fetchRareFeatures, []);
  useEffect(reportAlive, []);
  useEffect(() => onSessionEnd(notifySessionEnd), []);
  return <PageLinks />;
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
