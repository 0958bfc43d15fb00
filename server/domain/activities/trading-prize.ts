import { tradingPrizeOf } from '@/campaigns/activities/trading-prize';
import { isJoin, tradingPrize } from '@/lib/contract/activity';
import { missingToNext, rewardFor } from '@/lib/reward/tiers';
import type { Orm } from '../../platform/database/types';
import type { Api } from '../../platform/http/api';
import { fieldProblem } from '../../platform/http/problem';
import { route } from '../../platform/http/route';
import { readLots, totalLots } from '../funds/totals';
import { join, joinedAt } from './participation';

/** Whether an account takes part in a trading activity, and what its trades since then have earned. */
export function registerTradingPrizeRoutes(api: Api): void {
  route(api, isJoin, async ({ input, session, services: { database }, now }) => {
    const { activityId } = knownActivity(input.activityid);
    if (input.join) await join(database.orm, session.account, activityId, now);
    const since = await joinedAt(database.orm, session.account, activityId);
    return {
      IsSuccess: true,
      Data: { activityid: activityId, joined: since !== null, joinedAt: since?.toISOString() ?? null },
    };
  });

  route(api, tradingPrize, async ({ input, session, services: { database } }) => {
    const { activityId, tiers } = knownActivity(input.activityid);
    const since = await joinedAt(database.orm, session.account, activityId);
    const lots = since ? await lotsSince(database.orm, session.account, since) : 0;
    return {
      IsSuccess: true,
      Data: {
        activityid: activityId,
        joined: since !== null,
        lots,
        prize: rewardFor(tiers, lots),
        nextTierLots: missingToNext(tiers, lots),
      },
    };
  });
}

function knownActivity(activityId: number) {
  const activity = tradingPrizeOf(activityId);
  if (!activity) throw fieldProblem('activityid', '活动不存在或已下线');
  return activity;
}

async function lotsSince(orm: Orm, account: string, since: Date): Promise<number> {
  return totalLots((await readLots(orm, [account], since)).get(account) ?? {});
}
