import { eq, or, sql } from 'drizzle-orm';
import { approvals } from '../../platform/database/schema/approvals';

/** Selects the requests for approval whose effect names an account. */
export function isRequestOf(account: string) {
  const named = sql`jsonb_build_object('account', ${account}::text)`;
  return or(
    eq(approvals.account, account),
    sql`jsonb_path_exists(${approvals.effectParts}, '$.** ? (@ == $account)', ${named})`,
  );
}
