import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { SmsPurpose } from '@/lib/contract/sms';
import { timestamp } from '../columns';

/** What a code is for: the purposes that visitors request codes for, and access to one's personal data. */
export type CodePurpose = SmsPurpose | 'personal';

const codeColumns = {
  mobileHash: text().notNull(),
  purpose: text().$type<CodePurpose>().notNull(),
  appCode: text().notNull(),
  codeHash: text().notNull(),
  /** Identifies the message to the gateway, so that it can recognize a repeated delivery. */
  messageId: uuid().notNull(),
  /** The encrypted code, until a gateway has accepted it: a retry sends the same code. */
  codeSealed: text(),
  /** Keyed hash of the requester's address; `null` in codes from before it was recorded. */
  askerHash: text(),
  /** Wrong guesses by the requester. */
  wrongGuesses: integer().notNull(),
  /** Wrong guesses by all others together. */
  strangersGuesses: integer().notNull().default(0),
  /** How often the right code was entered; only the first time counts. */
  uses: integer().notNull(),
  /** When a code of a usual life expires; one of a long life is valid for some minutes more. */
  expiresAt: timestamp().notNull(),
  /** Requested in elder mode. Servers of the previous release give such a code the usual life. */
  longLife: boolean().notNull().default(false),
};

/**
 * The code of a number, purpose and brand. Another request by the same requester, or by anyone once the code has
 * expired, overwrites the row.
 */
export const smsCodes = pgTable('sms_codes', codeColumns, (table) => [
  primaryKey({ columns: [table.mobileHash, table.purpose, table.appCode] }),
  index('sms_codes_expires_at_index').on(table.expiresAt),
]);

/**
 * Codes that others request while {@link smsCodes} has an active one. Servers of the previous release write one row for
 * all requesters there and need its key. Once none of them runs any more, this table can have all codes.
 */
export const smsCodesByAsker = pgTable('sms_codes_by_asker', codeColumns, (table) => [
  primaryKey({ columns: [table.mobileHash, table.purpose, table.appCode, table.askerHash] }),
  index('sms_codes_by_asker_expires_at_index').on(table.expiresAt),
]);

/** Messages of the console sender in development; empty otherwise. */
export const smsInbox = pgTable(
  'sms_inbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    mobileHash: text().notNull(),
    /** The masked number, for display. */
    mobileMasked: text().notNull(),
    code: text().notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    appCode: text().notNull(),
    sentAt: timestamp().notNull(),
  },
  (table) => [index('sms_inbox_mobile_hash_index').on(table.mobileHash, table.id)],
);
