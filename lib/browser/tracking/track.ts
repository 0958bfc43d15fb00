import { COLLECT_PATH, LOAD_TIME_MAX } from '../../contract/collect';
import type { EventName, TrackingEvent } from '../../contract/tracking';
import { asksForPreview } from '../../query/preview-parameter';
import { buildEvent, type EventSubject } from '../../tracking/build-event';
import { clientState } from '../client-state/store';
import { pageAddress } from '../query/page-query';
import { readToken } from '../session/token';
import { readStored } from '../storage/storage';
import { enqueue, QUEUE_KEYS, waitingEvents } from './event-queue';
import { firstBatch } from './first-batch';
import { storedVisitorId } from './stored-visitor';

/** Events that are not stored yet: they wait for the sending code and for the queue. */
const drafts = new Set<TrackingEvent>();

/** Records a visit (z1). Like all of these it never rejects: a failure is logged and the event is sent later. */
export function trackVisit(): Promise<void> {
  return track('z1');
}

/** Records that a visitor has typed a mobile number (rr2). */
export function trackPhoneEntered(mobile: string): Promise<void> {
  return track('rr2', { mobile });
}

/** Records that a code was sent to a number (rr3). */
export function trackCodeSent(mobile: string): Promise<void> {
  return track('rr3', { mobile });
}

/** Records that an account was opened (rr5). */
export function trackAccountOpened(account: string): Promise<void> {
  return track('rr5', { account });
}

/** Sends waiting events once there is a connection. */
export async function resend(): Promise<void> {
  await import('./sending').then(({ flush }) => flush(), console.warn);
}

/** Sends everything unsent when the page is being left. */
export function flushOnLeave(): void {
  deliverAtPageEnd(drafts);
  drafts.clear();
}

async function track(name: EventName, subject?: EventSubject): Promise<void> {
  // An operator looks at the page.
  if (asksForPreview(window.location.search)) return;
  const now = Date.now();
  const context = {
    address: pageAddress(),
    clientId: readStored('fingerprint') ?? '',
    v: clientState().v,
    browser: '',
    now,
    arm: document.documentElement.dataset.arm,
    loadTime: measuredLoadTime(),
  };
  // The page's end may send the draft. Without the id it would count as another visitor's.
  const visitorid = storedVisitorId(now);
  const draft = { ...buildEvent(name, context, subject), ...(visitorid && { visitorid }) };
  drafts.add(draft);
  const claim = () => drafts.delete(draft);
  // If the code failed to load, the next page sends the stored event.
  await import('./sending').then(
    ({ send }) => send(draft, claim),
    () => claim() && enqueue(draft),
  );
}

/**
 * Milliseconds until the page first showed something. A page in the background has shown nothing yet; one that was there
 * for very long has no useful time.
 */
function measuredLoadTime(): number | undefined {
  const paints = performance.getEntriesByType?.('paint') ?? [];
  const shown = paints.find(({ name }) => name === 'first-contentful-paint');
  return shown && shown.startTime <= LOAD_TIME_MAX ? Math.round(shown.startTime) : undefined;
}

/**
 * Stores events in the last moment of a page, when nothing can be awaited, and sends them with all that wait. The next
 * page sends them again to be sure, except if storage is blocked and the queue ends with the page.
 */
function deliverAtPageEnd(events: Iterable<TrackingEvent>): void {
  for (const event of events) enqueue(event);
  const waiting = QUEUE_KEYS.flatMap(waitingEvents);
  if (waiting.length > 0) post(firstBatch(waiting));
}

/**
 * The page is gone before it could handle a failure. One that stays, or returns from the browser's cache, reads the
 * response to its end, so that the request does not stay open.
 */
function post(batch: readonly TrackingEvent[]): void {
  const token = readToken();
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json', ...(token && { token }) };
  fetch(COLLECT_PATH, { method: 'POST', body: JSON.stringify(batch), headers, keepalive: true })
    .then((response) => response.text())
    .catch(() => {});
}
