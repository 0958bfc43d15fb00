import { COLLECT_PATH } from '../../contract/collect';
import type { TrackingEvent } from '../../contract/tracking';
import { readToken } from '../session/token';
import { enqueue, QUEUE_KEYS, waitingEvents } from './event-queue';
import { firstBatch } from './first-batch';

/**
 * Stores events in the last moment of a page, when nothing can be awaited, and sends them with all that wait. The next
 * page sends them again to be sure, except if storage is blocked and the queue ends with the page.
 */
export function deliverAtPageEnd(events: Iterable<TrackingEvent>): void {
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
