import { isJoin, tradingPrize } from '@/lib/contract/activity';
import type { Api } from '../../platform/http/api';
import { route } from '../../platform/http/route';
import type { ActivityServices } from './engine/services';
import { readParticipation } from './participation';

/** Whether an account takes part in a trading activity, and what its trades have earned. */
export function registerTradingPrizeRoutes(api: Api<ActivityServices>): void {
  route(api, isJoin, async ({ input: { activityid }, session: { account }, services, now }) => {
    const { joinedAt } = await readParticipation(services, { activityId: activityid, measured: 'lots', account }, now);
    return {
      IsSuccess: true,
      Data: { activityid, joined: joinedAt !== null, joinedAt: joinedAt?.toISOString() ?? null },
    };
  });

  route(api, tradingPrize, async ({ input: { activityid }, session: { account }, services, now }) => {
    const { joinedAt, value, reward, missing } = await readParticipation(
      services,
      { activityId: activityid, measured: 'lots', account },
      now,
    );
    return {
      IsSuccess: true,
      Data: { activityid, joined: joinedAt !== null, lots: value, prize: reward, nextTierLots: missing },
    };
  });
}
