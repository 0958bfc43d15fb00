import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { SmsPurpose } from '@/lib/contract/sms';
import { timestamp } from '../columns';

/** What a code may be used for: what visitors ask for, or to have one's personal data in one's own hands. */
export type CodePurpose = SmsPurpose | 'personal';

const codeColumns = {
  mobileHash: text().notNull(),
  purpose: text().$type<CodePurpose>().notNull(),
  appCode: text().notNull(),
  codeHash: text().notNull(),
  /** Names the message to the gateway, so that a repeated delivery can be recognized. */
  messageId: uuid().notNull(),
  /** The code, encrypted, as long as no gateway has taken it: a retry sends the same one. */
  codeSealed: text(),
  /** Who asked for it, as a keyed hash of the address; `null` for codes of before it was noted. */
  askerHash: text(),
  /** Wrong guesses of who asked for it. */
  wrongGuesses: integer().notNull(),
  /** Wrong guesses of everybody else together. */
  strangersGuesses: integer().notNull().default(0),
  /** How often the right code was handed in; only the first time counts. */
  uses: integer().notNull(),
  expiresAt: timestamp().notNull(),
};

/** A code of a number, purpose and brand; its asker's next one, or anybody's once it has expired, takes the row over. */
export const smsCodes = pgTable('sms_codes', codeColumns, (table) => [
  primaryKey({ columns: [table.mobileHash, table.purpose, table.appCode] }),
  index('sms_codes_expires_at_index').on(table.expiresAt),
]);

/**
 * Codes that others ask for while {@link smsCodes} has somebody's. Servers of the release before write one row for all askers there
 * and need its key: once none of them runs any more, this table can hold all codes.
 */
export const smsCodesByAsker = pgTable('sms_codes_by_asker', codeColumns, (table) => [
  primaryKey({ columns: [table.mobileHash, table.purpose, table.appCode, table.askerHash] }),
  index('sms_codes_by_asker_expires_at_index').on(table.expiresAt),
]);

/** What the console sender has sent, for the development set-up; empty everywhere else. */
export const smsInbox = pgTable(
  'sms_inbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    mobileHash: text().notNull(),
    /** The number as it may be shown. */
    mobileMasked: text().notNull(),
    code: text().notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    appCode: text().notNull(),
    sentAt: timestamp().notNull(),
  },
  (table) => [index('sms_inbox_mobile_hash_index').on(table.mobileHash, table.id)],
);
