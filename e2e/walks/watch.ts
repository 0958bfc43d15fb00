import type { Page, Request } from 'playwright/test';
import { actCall, stateCall } from '../support/activities';

/** What the browser and the page say while there is no connection. */
const OFFLINE = /^Failed to load resource|ERR_INTERNET_DISCONNECTED|could not be sent|failed to load|No connection/;
/** Next preloads the style sheet of the error page with every page. */
const UNUSED_PRELOAD = /\.css was preloaded using link preload but not used/;
/** A refusal, such as a wrong code: the page tells its visitor. */
const REFUSAL = /status of 4(?!04)\d\d/;

/** What happens on a page beside what is seen of it. */
export interface Watch {
  /** What was wrong since it was last taken. */
  takeFaults: () => string[];
  /** The addresses whose answer is awaited. */
  pending: () => string[];
  /** The idempotency keys of the acts sent so far, each once. */
  actKeys: () => Set<string>;
  /** Says that the connection is gone, or back. */
  setOffline: (offline: boolean) => void;
}

/** Watches a page for errors of the console, answers that must not be, and balances below zero. */
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
  // Of a document that is left nothing is awaited any more.
  page.on('domcontentloaded', () => pending.clear());
  page.on('response', async (response) => {
    const path = new URL(response.url()).pathname;
    if (response.status() >= 500) faults.push(`${path} answers ${response.status()}`);
    if (response.request().isNavigationRequest() && response.status() === 404) faults.push(`${path} is not found`);
    if (![actCall.path, stateCall.path].some((call) => path === call) || !response.ok()) return;
    // The page may have been left before the answer was read.
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

/** The amounts below zero; what was spent (`change`) is one by right. */
function debtsIn(value: unknown, name = 'mine'): string[] {
  if (typeof value === 'number') return value < 0 && name !== 'change' ? [`${name} ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => debtsIn(inner, key));
}
