import { setInterval } from 'node:timers';

/** Does something again and again; the answer ends it. */
export type Repeat = (act: () => Promise<void>) => () => void;

/** Something of the database as it was read last. */
export interface Followed<Read> {
  current(): Read;
  unfollow(): void;
}

/** How often a server asks whether it was changed, in milliseconds. A change is to be seen everywhere within five seconds. */
const INTERVAL = 2_000;

/**
 * Follows what operators change. While the database does not answer, the last that was read holds.
 *
 * @param read is given what is known, and answers that itself where it still holds
 * @param repeat every two seconds, never twice at a time, where none is given
 * @throws whatever the first reading fails with
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
    // A database that does not answer is told by the calls; it is asked again soon.
    await act().catch(() => {});
    underWay = false;
  }, INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}
