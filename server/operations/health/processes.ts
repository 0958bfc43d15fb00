import { desc } from 'drizzle-orm';
import { after } from '../../platform/clock/clock';
import { serverProcesses } from '../../platform/database/schema/server-processes';
import type { Orm } from '../../platform/database/types';
import { SILENT_AFTER } from '../../platform/processes/heartbeat';
import { iso } from '../common/answer';

export type ProcessRow = Awaited<ReturnType<typeof readProcesses>>[number];

/** The recorded server processes, the newest first. */
export async function readProcesses(orm: Orm, now: Date) {
  const rows = await orm.select().from(serverProcesses).orderBy(desc(serverProcesses.startedAt), serverProcesses.id);
  return rows.map(({ machine, pid, release, node, startedAt, seenAt }) => ({
    machine,
    pid,
    release,
    node,
    started: iso(startedAt),
    seen: iso(seenAt),
    state: seenAt < after(now, -SILENT_AFTER) ? ('silent' as const) : ('running' as const),
  }));
}
