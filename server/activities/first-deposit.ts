import { and, asc, eq } from 'drizzle-orm';
import { firstDepositTiers } from '@/campaigns/activities/first-deposit';
import { firstDeposit } from '@/lib/contract/activity';
import { rewardFor } from '@/lib/reward/tiers';
import type { Api } from '../api/api';
import { route } from '../api/route';
import { deposits } from '../funds/tables';

/** An account's first settled deposit and the bonus that its amount earns. */
export function registerFirstDepositRoutes(api: Api): void {
  route(api, firstDeposit, async ({ session, services: { database } }) => {
    const [first] = await database.orm
      .select({ amount: deposits.amount, settledAt: deposits.settledAt })
      .from(deposits)
      .where(and(eq(deposits.account, session.account), eq(deposits.state, 'settled')))
      .orderBy(asc(deposits.settledAt), asc(deposits.id))
      .limit(1);
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
