import * as z from 'zod/mini';
import { MESSAGE, type QuoteMessage, quoteMessage, type Tick, tick } from '../contract/market';
import type { Dropped } from './dropped';
import { parseJson } from './parse-json';

/** A message with ticks of which some may be wrong. */
const anyTicks = z.object({ type: z.literal(MESSAGE.ticks), ticks: z.array(z.unknown()) });

/** What a frame of the quote socket says, without ticks that are malformed. `null` for a frame that says nothing of the contract. */
export function readMessage(data: unknown, dropped: Dropped): QuoteMessage | null {
  const json = parseJson(data);
  const message = quoteMessage.safeParse(json);
  if (message.success) return message.data;
  const ticks = goodTicks(json, dropped);
  if (ticks.length > 0) return { type: MESSAGE.ticks, ticks };
  return null;
}

function goodTicks(json: unknown, dropped: Dropped): Tick[] {
  const message = anyTicks.safeParse(json);
  if (!message.success) {
    dropped.count('malformed');
    return [];
  }
  return message.data.ticks.flatMap((entry) => {
    const { data } = tick.safeParse(entry);
    if (!data) dropped.count('malformed');
    return data ?? [];
  });
}
