import type { PgColumn } from 'drizzle-orm/pg-core';
import { accounts } from '../platform/database/schema/accounts';
import { exclusiveClaims } from '../platform/database/schema/activities';
import { visitorDays, visitorPages } from '../platform/database/schema/funnel';
import { idempotentAnswers } from '../platform/database/schema/idempotency';
import { bankCards, identities } from '../platform/database/schema/identity';
import { retainedRecords } from '../platform/database/schema/privacy';
import { smsInbox } from '../platform/database/schema/sms';
import { trackingEvents } from '../platform/database/schema/tracking';

/** The columns of keyed hashes of one purpose. */
interface HashColumns {
  /** What the vault hashes them for. */
  purpose: string;
  /** Those that hold nothing else. */
  pure: readonly PgColumn[];
  /** Those that hold other things besides: what stands there is a hash where a pure column has it too. */
  mixed: readonly PgColumn[];
}

/**
 * Every column of keyed hashes that are looked for later than a few minutes after they were made, and are made anew with the look-up
 * key. Others:
 *
 * - SMS codes and the counts of limits are removed then: visitors ask for another code, and what limits have counted of a number, a login or
 *   an operator begins anew.
 * - Hashes and seal of the audit log are made anew by `renewChain`. Details of its acts name persons as they were named at their time; who
 *   asks for a person's acts asks by every such name.
 * - `conversions.trans_id`, half of a hash, stays what the platforms were told.
 * - Tokens of sockets, previews of revisions and challenges of the captcha are signed by keys made of the look-up key, and good until it is
 *   replaced: browsers and operators ask for others.
 */
export const HASH_COLUMNS: readonly HashColumns[] = [
  {
    purpose: 'mobile',
    pure: [accounts.mobileHash, trackingEvents.mobileHash, smsInbox.mobileHash],
    mixed: [visitorDays.visitor, visitorPages.visitor],
  },
  {
    purpose: 'identity-number',
    pure: [identities.numberHash, retainedRecords.personHash],
    mixed: [exclusiveClaims.person],
  },
  { purpose: 'bank-card', pure: [bankCards.numberHash], mixed: [] },
  { purpose: 'retained-record', pure: [retainedRecords.accountHash], mixed: [] },
  { purpose: 'idempotency-key', pure: [idempotentAnswers.keyHash], mixed: [] },
  { purpose: 'idempotency-request', pure: [idempotentAnswers.requestHash], mixed: [] },
];
