import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, lt } from 'drizzle-orm';
import { after, DAY, MINUTE, SECOND } from '../clock/clock';
import { serverProcesses } from '../database/schema/server-processes';
import type { Database, Orm } from '../database/types';
import { withoutParameters } from '../database/without-parameters';

const BEAT = 30 * SECOND;

/** A process that was not seen for so long has probably ended. */
export const SILENT_AFTER = 2 * MINUTE;

interface HeartbeatOptions {
  database: Pick<Database, 'orm'>;
  clock: () => Date;
  /** Fingerprint of this build; missing in development without a build. */
  release: string | undefined;
  log: { warn(details: object, message: string): void };
}

/**
 * Records that this process runs, every half minute. Logs failures and tries again.
 * @returns the stop function, which removes the record
 */
export function startHeartbeat({ database: { orm }, clock, release, log }: HeartbeatOptions): () => Promise<void> {
  const stopped = new AbortController();
  const row = {
    id: randomUUID(),
    machine: hostname(),
    pid: process.pid,
    release: release ?? 'development',
    node: process.versions.node,
    startedAt: clock(),
  };
  const attempt = (work: () => Promise<unknown>) =>
    work().catch((error: unknown) =>
      log.warn({ err: withoutParameters(error) }, 'the heartbeat could not be recorded'),
    );

  async function beat(): Promise<void> {
    const seenAt = clock();
    await orm
      .insert(serverProcesses)
      .values({ ...row, seenAt })
      .onConflictDoUpdate({ target: serverProcesses.id, set: { seenAt } });
  }

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      await attempt(beat);
      await pause(BEAT, undefined, { signal: stopped.signal, ref: false }).catch(() => {});
    }
  }

  const running = run();
  return async () => {
    stopped.abort();
    await running;
    await attempt(async () => orm.delete(serverProcesses).where(eq(serverProcesses.id, row.id)));
  };
}

/** Removes processes that were not seen for a day. */
export async function removeSilentProcesses(orm: Orm, now: Date): Promise<void> {
  await orm.delete(serverProcesses).where(lt(serverProcesses.seenAt, after(now, -DAY)));
}
