import { firstDeposit } from '@/lib/contract/activity';
import type { Api } from '../../platform/http/api';
import { route } from '../../platform/http/route';
import { readFirstDeposits } from '../funds/totals';
import type { ActivityServices } from './engine/services';
import { readParticipation } from './participation';

/** An account's first settled deposit, and the bonus it has reached in an activity. */
export function registerFirstDepositRoutes(api: Api<ActivityServices>): void {
  route(api, firstDeposit, async ({ input: { activityid }, session: { account }, services, now }) => {
    const first = (await readFirstDeposits(services.database.orm, [account])).get(account);
    const progress = activityid
      ? await readParticipation(services, { activityId: activityid, measured: 'first-deposit', account }, now)
      : undefined;
    // A deposit before the campaign does not count for its activity.
    const amount = progress ? progress.value : (first?.amount ?? 0);
    return {
      IsSuccess: true,
      Data: {
        deposited: amount > 0,
        amount,
        bonus: progress?.reward ?? 0,
        depositedAt: (amount > 0 && first?.settledAt?.toISOString()) || null,
      },
    };
  });
}
