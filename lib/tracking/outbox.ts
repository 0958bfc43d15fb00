import { COLLECT_MAX } from '../contract/collect';
import type { TrackingEvent } from '../contract/tracking';
import { dequeue, enqueue, QUEUE_KEYS, type QueueKey, waitingEvents } from './event-queue';
import { exclusively } from './exclusively';
import { postEvents } from './post-events';

/** Bytes that a browser lets outlive the page; also below the server's limit for a body. */
const BATCH_BYTES = 60_000;

/**
 * Writes an event down, then sends everything that waits. Never rejects: an event that could not be sent waits for the
 * next one, the next page or the connection's return. The server stores an event once, however often it comes.
 *
 * @param claim asked in the moment of writing; false where the page's end has taken the event over meanwhile
 */
export async function deliver(event: TrackingEvent, claim: () => boolean = () => true): Promise<void> {
  let claimed = false;
  await exclusively('tracking-queue', async () => {
    claimed = claim();
    if (claimed) enqueue(event);
  });
  if (claimed) await flush();
}

/** Sends everything that waits; one tab at a time. */
export function flush(): Promise<void> {
  return exclusively('tracking-outbox', async () => {
    for (const key of QUEUE_KEYS) await flushQueue(key);
  });
}

/**
 * Writes events down in the last moment of a page, when nothing can be awaited, and sends them with whatever waits.
 * The next page makes sure of them, except where storage is blocked and the queue ends with the page.
 */
export function deliverAtPageEnd(events: readonly TrackingEvent[]): void {
  for (const event of events) enqueue(event);
  const waiting = QUEUE_KEYS.flatMap(waitingEvents);
  if (waiting.length > 0) void postEvents(firstBatch(waiting, COLLECT_MAX));
}

async function flushQueue(key: QueueKey): Promise<void> {
  let most = COLLECT_MAX;
  for (;;) {
    const batch = firstBatch(waitingEvents(key), most);
    if (batch.length === 0) return;
    const outcome = await postEvents(batch);
    if (outcome === 'failed') return;
    if (outcome === 'refused' && batch.length > 1) {
      // A batch is taken whole or not at all: one by one, so that none waits behind an event that never will be.
      most = 1;
      continue;
    }
    await exclusively('tracking-queue', async () => dequeue(key, batch));
  }
}

/** As many events as one request may carry, at least one. */
function firstBatch(events: readonly TrackingEvent[], most: number): TrackingEvent[] {
  let bytes = 0;
  const fitting = events.findIndex((event) => {
    bytes += new Blob([JSON.stringify(event)]).size + 1;
    return bytes > BATCH_BYTES;
  });
  return events.slice(0, fitting === -1 ? most : Math.min(most, Math.max(fitting, 1)));
}
