import type { WebSocket } from 'ws';
import { MESSAGE } from '@/lib/contract/market/messages';
import type { Tick } from '@/lib/contract/market/tick';

/** The bytes of a message are made once and sent as text. */
export const TEXT = { binary: false } as const;

/**
 * Queued bytes per reader from which newer ticks replace older ones. More than a stream takes before it asks to wait.
 */
export const QUEUE_BYTES = 128 * 1024;

/** A tick and its JSON, which is made once for all readers. */
export interface WrittenTick {
  name: string;
  json: string;
  timeStamp: number;
  bid: number;
  /** How many ticks were written before it. */
  order: number;
}

export function writeTick(tick: Tick, order: number): WrittenTick {
  return { name: tick.SymbolName, json: JSON.stringify(tick), timeStamp: tick.TimeStamp, bid: tick.Bid, order };
}

/** The newest of each symbol. */
export function newestEach(ticks: readonly WrittenTick[]): WrittenTick[] {
  return [...new Map(ticks.map((tick) => [tick.name, tick])).values()];
}

/** The message with some ticks, assembled from their JSON. */
export function ticksFrame(ticks: Iterable<WrittenTick>): Buffer {
  return Buffer.from(`{"type":${MESSAGE.ticks},"ticks":[${listOf(ticks)}]}`);
}

/** The message with the recent past of a symbol. */
export function historyFrame(ticks: Iterable<WrittenTick>): Buffer {
  return Buffer.from(`{"type":${MESSAGE.ticks},"history":true,"ticks":[${listOf(ticks)}]}`);
}

function listOf(ticks: Iterable<WrittenTick>): string {
  return Array.from(ticks, ({ json }) => json).join(',');
}

/** True while so much is queued for a reader that nothing more is sent. */
export function isBehind(socket: WebSocket): boolean {
  return socket.bufferedAmount > QUEUE_BYTES;
}
