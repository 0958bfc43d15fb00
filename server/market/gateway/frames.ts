import type { WebSocket } from 'ws';
import { MESSAGE } from '@/lib/contract/market/messages';
import type { Tick } from '@/lib/contract/market/tick';

/** Bytes were made once and go out as text. */
export const TEXT = { binary: false } as const;

/** Bytes that wait for a reader before newer ticks take the place of older ones. Above what a stream takes before it asks to wait. */
export const QUEUE_BYTES = 128 * 1024;

/** A tick and its JSON, which is made once for all readers. */
export interface WrittenTick {
  name: string;
  json: string;
  timeStamp: number;
}

export function writeTick(tick: Tick): WrittenTick {
  return { name: tick.SymbolName, json: JSON.stringify(tick), timeStamp: tick.TimeStamp };
}

/** The message of some ticks, put together from what is written already. */
export function ticksFrame(ticks: Iterable<WrittenTick>): Buffer {
  const list = Array.from(ticks, ({ json }) => json).join(',');
  return Buffer.from(`{"type":${MESSAGE.ticks},"ticks":[${list}]}`);
}

/** True while so much waits for a reader that nothing more is written. */
export function isBehind(socket: WebSocket): boolean {
  return socket.bufferedAmount > QUEUE_BYTES;
}
