import { setInterval } from 'node:timers';

/** Repeats an action until the returned function is called. */
export type Repeat = (act: () => Promise<void>) => () => void;

/** A value from the database, as of the last read. */
export interface Followed<Read> {
  current(): Read;
  unfollow(): void;
}

/** Milliseconds between two reads. All servers have to see a change within five seconds. */
const INTERVAL = 2_000;

/**
 * Follows a value that operators change. When a read fails, the last value stays.
 *
 * @param read gets the last value, and returns it when it is still current
 * @param repeat by default every two seconds, never twice at a time
 * @throws when the first read fails
 */
export async function follow<Read>(
  read: (known?: Read) => Promise<Read>,
  repeat: Repeat = everyInterval,
): Promise<Followed<Read>> {
  let latest = await read();
  const unfollow = repeat(async () => {
    latest = await read(latest);
  });
  return { current: () => latest, unfollow };
}

function everyInterval(act: () => Promise<void>): () => void {
  let underWay = false;
  const timer = setInterval(async () => {
    if (underWay) return;
    underWay = true;
    // Ignored: failing calls already report an unavailable database, and the next read is soon.
    await act().catch(() => {});
    underWay = false;
  }, INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}
