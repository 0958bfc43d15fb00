import { type QuoteMessage, quoteMessage } from '../contract/market';
import { parseJson } from '../parse-json';
import type { Dropped } from './dropped';
import { readTicks } from './read-ticks';

/**
 * Parses a frame of the quote socket and drops malformed ticks. `null` for a frame that does not match the contract.
 */
export function readMessage(data: unknown, dropped: Dropped): QuoteMessage | null {
  const json = parseJson(data);
  const ticks = readTicks(json, dropped);
  if (ticks) return ticks.ticks.length > 0 ? ticks : null;
  const message = quoteMessage.safeParse(json);
  if (message.success) return message.data;
  dropped.count('malformed');
  return null;
}
