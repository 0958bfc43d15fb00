import { COLLECT_MAX } from '../../contract/collect';
import type { TrackingEvent } from '../../contract/tracking';
import { dequeue, enqueue, QUEUE_KEYS, type QueueKey, waitingEvents } from './event-queue';
import { firstBatch } from './first-batch';
import { postEvents } from './post-events';

/**
 * Stores an event, then sends everything that waits. Never rejects: an event that fails to send waits for the next
 * event, the next page or the return of the connection. The server stores an event once, however often it arrives.
 *
 * @param claim called just before storing; false if the page's end has taken over the event
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
      // The server accepts a batch completely or not at all. Sending one by one keeps a bad event from blocking the
      // others.
      most = 1;
      continue;
    }
    await exclusively('tracking-queue', async () => dequeue(key, batch));
  }
}

const tails = new Map<string, Promise<void>>();

/**
 * Runs work exclusively among all with the same name: across tabs if the browser grants Web Locks, else within this
 * tab.
 *
 * @param work never rejects
 */
export async function exclusively(name: string, work: () => Promise<void>): Promise<void> {
  if (navigator.locks === undefined) return inThisTab(name, work);
  let begun = false;
  try {
    await navigator.locks.request(name, () => {
      begun = true;
      return work();
    });
  } catch {
    // Browsers that block storage refuse locks too.
    if (!begun) await inThisTab(name, work);
  }
}

function inThisTab(name: string, work: () => Promise<void>): Promise<void> {
  const turn = (tails.get(name) ?? Promise.resolve()).then(work);
  tails.set(name, turn);
  return turn;
}
