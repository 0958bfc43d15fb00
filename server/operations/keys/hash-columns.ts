import type { PgColumn } from 'drizzle-orm/pg-core';
import { accounts } from '../../platform/database/schema/accounts';
import { exclusiveClaims } from '../../platform/database/schema/activities';
import { visitorDays, visitorPages } from '../../platform/database/schema/funnel';
import { idempotentAnswers } from '../../platform/database/schema/idempotency';
import { bankCards, identities } from '../../platform/database/schema/identity';
import { retainedRecords } from '../../platform/database/schema/privacy';
import { smsInbox } from '../../platform/database/schema/sms';
import { trackingEvents } from '../../platform/database/schema/tracking';

/** The columns of keyed hashes with one purpose. */
interface HashColumns {
  /** The vault's purpose for these hashes. */
  purpose: string;
  /** Columns that contain only these hashes. */
  pure: readonly PgColumn[];
  /** Columns that also contain other values: a value is a hash if a pure column has it too. */
  mixed: readonly PgColumn[];
}

/**
 * Every column of keyed hashes that the server looks up for longer than a few minutes; a new look-up key replaces them. Other hashes:
 *
 * - SMS codes and the counts of limits are deleted: visitors request another code, and limits for numbers, logins and operators start at
 *   zero.
 * - `renewChain` replaces hashes and seal of the audit log. Its entries keep the references to persons of their time; a search for a
 *   person uses every earlier reference.
 * - `conversions.trans_id`, half of a hash, stays as it was reported to the platforms.
 * - The pseudonyms of `export-days` change: files of later days have others than those of earlier days.
 * - Tokens of sockets, previews of revisions and captcha challenges are signed by keys derived from the look-up key and become invalid:
 *   browsers and operators request new ones.
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
