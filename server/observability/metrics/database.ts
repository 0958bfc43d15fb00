import { count, inArray } from 'drizzle-orm';
import type { Registry } from 'prom-client';
import { AD_PLATFORM_NAMES } from '@/lib/channel/ad-platforms';
import { adConversions, OPEN_STATES } from '../../platform/database/schema/ad-conversions';
import type { Database } from '../../platform/database/types';
import { gauge, gaugeBy } from './read-when-asked';

const NONE = Object.fromEntries(AD_PLATFORM_NAMES.map((name) => [name, 0]));

/** Connections of the pool, and the number of conversions in the outbox that all servers share. */
export function measureDatabase({ orm, connections }: Database, registry: Registry): void {
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
    { name: 'newactivities_database_waiting', help: 'Statements waiting for a connection.' },
    () => connections().waiting,
  );
  gaugeBy(
    registry,
    { name: 'newactivities_conversions_waiting', help: 'Conversions in the outbox that are not settled yet.' },
    'platform',
    waiting,
  );

  async function waiting(): Promise<Record<string, number>> {
    const rows = await orm
      .select({ platform: adConversions.platform, waiting: count() })
      .from(adConversions)
      .where(inArray(adConversions.state, OPEN_STATES))
      .groupBy(adConversions.platform);
    return { ...NONE, ...Object.fromEntries(rows.map((row) => [row.platform, row.waiting])) };
  }
}
