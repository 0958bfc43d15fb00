import { sql } from 'drizzle-orm';
import { agreementAcceptances } from '../../platform/database/schema/accounts';
import { consents } from '../../platform/database/schema/privacy';
import type { Orm } from '../../platform/database/types';

/**
 * Copies the consents that an earlier release stored, without a device. Several processes may run it in parallel, and
 * repeatedly.
 */
export async function copyEarlierConsents(orm: Orm): Promise<void> {
  await orm.execute(sql`
    insert into ${consents} (account, subject, slug, version, accepted_at, device)
    select account, 'registration', slug, version, accepted_at, '' from ${agreementAcceptances}
    on conflict do nothing`);
}
