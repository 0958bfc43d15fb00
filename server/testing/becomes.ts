import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE = 30_000;
const RETRY_DELAY = 20;

/** Reads a value again until it fits. @throws after half a minute */
export async function becomes<Value>(read: () => Promise<Value>, fits: (value: Value) => boolean): Promise<Value> {
  const giveUpAt = performance.now() + PATIENCE;
  for (;;) {
    const value = await read();
    if (fits(value)) return value;
    if (performance.now() > giveUpAt) throw new Error(`It stayed ${JSON.stringify(value)}.`);
    await sleep(RETRY_DELAY);
  }
}
