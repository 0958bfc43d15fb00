import { setTimeout as sleep } from 'node:timers/promises';
import { limit } from '@/scripts/lib/limit.mjs';

const RETRY_DELAY = 20;

/** Reads a value again until it fits. @throws after the usual limit */
export async function becomes<Value>(read: () => Promise<Value>, fits: (value: Value) => boolean): Promise<Value> {
  const giveUpAt = performance.now() + limit();
  for (;;) {
    const value = await read();
    if (fits(value)) return value;
    if (performance.now() > giveUpAt) throw new Error(`It stayed ${JSON.stringify(value)}.`);
    await sleep(RETRY_DELAY);
  }
}
