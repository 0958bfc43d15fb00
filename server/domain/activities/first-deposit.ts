import { firstDepositTiers } from '@/campaigns/activities/first-deposit';
import { firstDeposit } from '@/lib/contract/activity';
import { rewardFor } from '@/lib/reward/tiers';
import type { Api } from '../../platform/http/api';
import { route } from '../../platform/http/route';
import { readFirstDeposits } from '../funds/totals';

/** An account's first settled deposit and the bonus that its amount earns. */
export function registerFirstDepositRoutes(api: Api): void {
  route(api, firstDeposit, async ({ session: { account }, services: { database } }) => {
    const first = (await readFirstDeposits(database.orm, [account])).get(account);
    return {
      IsSuccess: true,
      Data: {
        deposited: first !== undefined,
        amount: first?.amount ?? 0,
        bonus: first ? rewardFor(firstDepositTiers, first.amount) : 0,
        depositedAt: first?.settledAt?.toISOString() ?? null,
      },
    };
  });
}
