import type { Page, Request } from 'playwright/test';
import { actCall, stateCall } from '../support/activities';

/** Console messages of the browser and the page that are expected offline. */
const OFFLINE = /^Failed to load resource|ERR_INTERNET_DISCONNECTED|could not be sent|failed to load|No connection/;
/** Next preloads the style sheet of the error page with every page. */
const UNUSED_PRELOAD = /\.css was preloaded using link preload but not used/;
/** A rejection, such as of a wrong code, which the page shows to its visitor. */
const REFUSAL = /status of 4(?!04)\d\d/;

/** Events of a page besides what it shows. */
export interface Watch {
  /** Returns and clears the faults found. */
  takeFaults: () => string[];
  /** The addresses of pending requests. */
  pending: () => string[];
  /** The idempotency keys of the actions sent so far. */
  actKeys: () => Set<string>;
  /** Sets whether the connection is down. */
  setOffline: (offline: boolean) => void;
}

/** Watches a page for console errors, unexpected statuses, and negative balances. */
export function watch(page: Page): Watch {
  const faults: string[] = [];
  const pending = new Set<Request>();
  const keys = new Set<string>();
  let offline = false;
  page.on('console', (message) => {
    const text = message.text();
    if (!['error', 'warning'].includes(message.type()) || UNUSED_PRELOAD.test(text)) return;
    const { url } = message.location();
    if (url.includes('/apis/') && REFUSAL.test(text)) return;
    if (offline && OFFLINE.test(text)) return;
    faults.push(`console: ${text} ${url}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    pending.add(request);
    const key = request.url().endsWith(actCall.path) && request.headers()['idempotency-key'];
    if (key) keys.add(key);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  // Requests of the previous document no longer count.
  page.on('domcontentloaded', () => pending.clear());
  page.on('response', async (response) => {
    const path = new URL(response.url()).pathname;
    if (response.status() >= 500) faults.push(`${path} answers ${response.status()}`);
    if (response.request().isNavigationRequest() && response.status() === 404) faults.push(`${path} is not found`);
    if (![actCall.path, stateCall.path].some((call) => path === call) || !response.ok()) return;
    // The page may have navigated before the answer was read.
    const answer = await response.json().catch(() => undefined);
    faults.push(...debtsIn(answer?.Data?.state?.mine).map((debt) => `${path} answers ${debt}`));
  });
  return {
    takeFaults: () => faults.splice(0),
    pending: () => [...pending].map((request) => request.url()),
    actKeys: () => new Set(keys),
    setOffline: (gone) => {
      offline = gone;
    },
  };
}

/** Negative amounts. Only `change`, an amount spent, may be negative. */
function debtsIn(value: unknown, name = 'mine'): string[] {
  if (typeof value === 'number') return value < 0 && name !== 'change' ? [`${name} ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => debtsIn(inner, key));
}
