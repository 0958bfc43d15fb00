import { and, count, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { TiersState } from '@/lib/activities/tiers/contract';
import { trades } from '../../../../platform/database/schema/funds';
import type { Orm } from '../../../../platform/database/types';
import { heldLongEnough } from '../../../funds/totals';
import { unreversedTrade } from '../../../funds/unreversed';
import type { ActivityContext } from '../../engine/module';
import { monthOf } from './month';
import { Ranking, rankingsOf, type Wanted } from './ranking-store';

const SHOWN = 10;

/**
 * The largest volumes of this Beijing month since the campaign began, only of trades that count in full, with masked
 * accounts; the earlier of two equal ones ranks first. The visitor's own place follows if it is further down. The
 * ranking may be cached, and counted on a standby; `rankedAt` is the time of its trades.
 */
export async function readRanking(
  context: ActivityContext<'tiers'>,
): Promise<Pick<TiersState, 'ranking' | 'rankedAt'>> {
  const { orm, services, account, now } = context;
  const rankings = rankingsOf(services.database.orm, services.standby);
  const { ranking, asOf } = await rankings.read(orm, wantedOf(context), now);
  const top = ranking.top(SHOWN);
  const own = account && ranking.of(account);
  const places = own && own.rank > SHOWN ? [...top, own] : top;
  return {
    ranking: places.map((place) => ({
      ...place,
      account: maskAccount(place.account),
      own: place.account === account,
    })),
    rankedAt: asOf.toISOString(),
  };
}

function wantedOf(context: ActivityContext<'tiers'>): Wanted {
  const { until } = context;
  const { since } = monthOf(context);
  const wanted = and(
    gte(trades.closedAt, since),
    until ? lt(trades.closedAt, until) : undefined,
    unreversedTrade,
    heldLongEnough,
  );
  return {
    key: JSON.stringify([since, until]),
    count: async (orm) => new Ranking(...(await countPlaces(orm, wanted))),
  };
}

/** All accounts and values in order, each joined to one text: parsing as many rows would block this process. */
async function countPlaces(orm: Orm, wanted: SQL | undefined): Promise<[accounts: string[], values: number[]]> {
  const value = sql`sum(${trades.lots})`;
  const traded = orm
    .select({
      account: trades.account,
      value: value.as('value'),
      rank: sql`row_number() over (order by ${value} desc, max(${trades.closedAt}), ${trades.account})`.as('rank'),
    })
    .from(trades)
    .where(wanted)
    .groupBy(trades.account)
    .as('traded');
  const [row] = await orm
    .select({
      accounts: sql<string>`string_agg(${traded.account}, ',' order by ${traded.rank})`,
      values: sql<string>`string_agg(${traded.value}::text, ',' order by ${traded.rank})`,
    })
    .from(traded)
    .having(gt(count(), 0));
  // Stryker disable next-line ArrayDeclaration: without accounts the values are never read
  if (!row) return [[], []];
  return [row.accounts.split(','), row.values.split(',').map(Number)];
}

/** `12****78` of an account number. */
function maskAccount(account: string): string {
  return `${account.slice(0, 2)}****${account.slice(-2)}`;
}
