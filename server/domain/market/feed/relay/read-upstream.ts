import { WebSocket } from 'ws';
import { MESSAGE, type QuoteMessage, SILENCE_LIMIT } from '@/lib/contract/market';
import type { Dropped } from '@/lib/market/dropped';
import { readMessage } from '@/lib/market/read-message';

/** Milliseconds. */
export interface UpstreamLimits {
  /** Until the connection is open, and then until the first list or price. */
  answer: number;
  /** Without any message from an upstream that has answered. */
  silence: number;
}

export const UPSTREAM_LIMITS: UpstreamLimits = { answer: 8_000, silence: SILENCE_LIMIT };

/** The largest message of an upstream, which may be another server than ours. */
const MESSAGE_BYTES = 1024 * 1024;

export interface UpstreamReader {
  take: (message: QuoteMessage) => void;
  /** Counts messages that break the contract. */
  dropped: Dropped;
  signal: AbortSignal;
  limits: UpstreamLimits;
}

/**
 * Subscribes to every symbol of an upstream server, and passes on what it sends until the connection ends.
 *
 * @returns whether it answered with a list or a price, and why the connection ended
 */
export function readUpstream(
  address: string,
  { take, dropped, signal, limits }: UpstreamReader,
): Promise<{ answered: boolean; reason: string }> {
  return new Promise((resolve) => {
    const socket = new WebSocket(address, {
      handshakeTimeout: limits.answer,
      maxPayload: MESSAGE_BYTES,
      perMessageDeflate: false,
    });
    let answered = false;
    let reason = '';
    let silence: NodeJS.Timeout | undefined;

    const end = (why: string) => {
      reason ||= why;
      clearTimeout(silence);
      signal.removeEventListener('abort', abort);
      // Closes without a handshake, because the other end may be gone.
      socket.terminate();
      resolve({ answered, reason });
    };
    const abort = () => end('stopped');
    const alive = () => {
      clearTimeout(silence);
      silence = setTimeout(end, answered ? limits.silence : limits.answer, answered ? 'silence' : 'no answer');
    };

    signal.addEventListener('abort', abort);
    socket.on('open', () => {
      alive();
      socket.send(JSON.stringify({ type: MESSAGE.subscribe }));
    });
    socket.on('ping', () => answered && alive());
    socket.on('message', (data, isBinary) => {
      const message = readMessage(isBinary ? undefined : data.toString(), dropped);
      if (message?.type === MESSAGE.error) return end(`refused: ${message.code}`);
      if (message && message.type !== MESSAGE.heartbeat) answered = true;
      if (answered) alive();
      if (message) take(message);
    });
    socket.on('error', (error) => {
      reason ||= error.message;
    });
    socket.on('close', (code) => end(`closed ${code}`));
    if (signal.aborted) abort();
  });
}
