import { deviceOf } from '@/lib/variant/device';
import { consents } from '../../platform/database/schema/privacy';
import type { Orm } from '../../platform/database/types';

/** The account, time and browser of a consent. */
export interface Consenting {
  account: string;
  /** The User-Agent header as sent. */
  userAgent: string | undefined;
  now: Date;
}

type Consent = Pick<typeof consents.$inferInsert, 'subject' | 'slug' | 'version'>;

/** Stores consents in the transaction that stores what they allow; repeated ones of the same moment are stored once. */
export async function storeConsents(
  transaction: Orm,
  { account, userAgent, now }: Consenting,
  agreed: readonly Consent[],
): Promise<void> {
  if (agreed.length === 0) return;
  const given = { account, acceptedAt: now, device: deviceOf(userAgent) };
  await transaction
    .insert(consents)
    .values(agreed.map((consent) => ({ ...consent, ...given })))
    .onConflictDoNothing();
}
