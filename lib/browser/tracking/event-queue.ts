import type { TrackingEvent } from '../../contract/tracking';
import { parseJson } from '../../parse-json';
import { readStored, removeStored, type StorageKey, writeStored } from '../storage/storage';

/** Most events in a queue; the oldest are dropped. */
export const QUEUE_MAX = 50;
/** Milliseconds after which an unsent event is dropped. */
export const EVENT_LIFE = 7 * 24 * 60 * 60 * 1000;

/** Events with a mobile or account number wait in session storage, visits in local storage. */
export type QueueKey = Extract<StorageKey, 'visitEvents' | 'personalEvents'>;
export const QUEUE_KEYS: readonly QueueKey[] = ['visitEvents', 'personalEvents'];

function queueOf({ detail }: TrackingEvent): QueueKey {
  return detail.mobile === undefined && detail.account === undefined ? 'visitEvents' : 'personalEvents';
}

/** The waiting events that are young enough to send, oldest first. */
export function waitingEvents(key: QueueKey): TrackingEvent[] {
  const oldest = Date.now() - EVENT_LIFE;
  return parse(readStored(key))
    .filter(({ eventtime }) => eventtime >= oldest)
    .slice(-QUEUE_MAX);
}

/** Appends an event to its queue. */
export function enqueue(event: TrackingEvent): void {
  const key = queueOf(event);
  save(key, [...waitingEvents(key), event].slice(-QUEUE_MAX));
}

/** Removes sent events from a queue; events added by another tab in the meantime stay. */
export function dequeue(key: QueueKey, sent: readonly TrackingEvent[]): void {
  const done = new Set(sent.map((event) => JSON.stringify(event)));
  save(
    key,
    waitingEvents(key).filter((event) => !done.has(JSON.stringify(event))),
  );
}

function save(key: QueueKey, events: readonly TrackingEvent[]): void {
  if (events.length > 0) writeStored(key, JSON.stringify(events));
  else removeStored(key);
}

function parse(stored: string | null): TrackingEvent[] {
  const events = parseJson(stored);
  return Array.isArray(events) ? events.filter(isEvent) : [];
}

function isEvent(value: unknown): value is TrackingEvent {
  return typeof value === 'object' && value !== null && 'eventtime' in value && typeof value.eventtime === 'number';
}
