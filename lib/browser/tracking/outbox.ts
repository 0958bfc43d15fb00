import { COLLECT_MAX } from '../../contract/collect';
import type { TrackingEvent } from '../../contract/tracking';
import { dequeue, enqueue, QUEUE_KEYS, type QueueKey, waitingEvents } from './event-queue';
import { exclusively } from './exclusively';
import { firstBatch } from './first-batch';
import { postEvents } from './post-events';

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
