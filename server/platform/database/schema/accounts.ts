import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';

/** One row per account. A mobile number can open only one account in a deployment, under any brand. */
export const accounts = pgTable(
  'accounts',
  {
    /** Eight random digits. */
    number: text().primaryKey(),
    /** Keyed hash of the mobile number, for lookups; `null` when a provider's own backend manages the account. */
    mobileHash: text().unique('accounts_mobile_hash_unique'),
    /** The encrypted mobile number; `null` with `mobileHash`. */
    mobileSealed: text(),
    /** `null` until a password is set. */
    passwordHash: text(),
    /** The code with which friends register. */
    inviteCode: text().notNull().unique('accounts_invite_code_unique'),
    /** Account number of the inviter. */
    invitedBy: text(),
    appCode: text(),
    packageCode: text(),
    /** Path of the landing page within the site, such as `kh_7694_form`. */
    campaign: text(),
    fromUrl: text().notNull(),
    /** The landing page's other query parameters. */
    landing: jsonb().$type<Record<string, string>>().notNull(),
    clientId: text().notNull(),
    createdAt: timestamp().notNull(),
    /**
     * Last visit of its holder, accurate to an hour; `null` in older accounts without a visit since it was recorded.
     */
    lastSeenAt: timestamp(),
  },
  (table) => [index('accounts_invited_by_index').on(table.invitedBy)],
);

/** Consents as earlier releases write them; a starting server copies them into `consents`. */
export const agreementAcceptances = pgTable(
  'agreement_acceptances',
  {
    account: text()
      .notNull()
      .references(() => accounts.number),
    slug: text().notNull(),
    version: text().notNull(),
    acceptedAt: timestamp().notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.slug, table.version] })],
);
