import { count, eq } from 'drizzle-orm';
import type { Registry } from 'prom-client';
import { adConversions } from '../../platform/database/schema/ad-conversions';
import type { Database } from '../../platform/database/types';
import { gauge, gaugeBy } from './read-when-asked';

/** Milliseconds that the database has to answer a scrape, which itself is given up after ten seconds. */
const PATIENCE = 2_000;

/** Connections of the pool, and how many conversions wait in the outbox that all servers share. */
export function measureDatabase({ orm, connections }: Database, registry: Registry): void {
  if (connections) {
    gaugeBy(
      registry,
      { name: 'newactivities_database_connections', help: 'Connections of the pool, by state.' },
      'state',
      async () => {
        const { inUse, idle } = connections();
        return { in_use: inUse, idle };
      },
    );
    gauge(
      registry,
      { name: 'newactivities_database_waiting', help: 'Statements that wait for a connection.' },
      () => connections().waiting,
    );
  }
  gaugeBy(
    registry,
    { name: 'newactivities_conversions_waiting', help: 'Conversions in the outbox that were not settled yet.' },
    'platform',
    () => inTime(waiting()),
  );

  async function waiting(): Promise<Record<string, number>> {
    const rows = await orm
      .select({ platform: adConversions.platform, waiting: count() })
      .from(adConversions)
      .where(eq(adConversions.state, 'pending'))
      .groupBy(adConversions.platform);
    return { qihu: 0, baidu: 0, ...Object.fromEntries(rows.map((row) => [row.platform, row.waiting])) };
  }
}

function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${PATIENCE} ms`)), PATIENCE);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
