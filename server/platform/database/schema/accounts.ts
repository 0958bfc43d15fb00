import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';

/** One row an account; a mobile number opens at most one in a deployment, whichever brand it came through. */
export const accounts = pgTable(
  'accounts',
  {
    /** Eight random digits. */
    number: text().primaryKey(),
    /** Keyed hash of the mobile number, for look-ups; `null` where a provider's own backend holds the account. */
    mobileHash: text().unique('accounts_mobile_hash_unique'),
    /** The mobile number, encrypted; `null` with `mobileHash`. */
    mobileSealed: text(),
    /** `null` until a password is set. */
    passwordHash: text(),
    /** What the account holder gives to friends. */
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
    /** When its holder was here last, within an hour; `null` until then in accounts from before it was noted. */
    lastSeenAt: timestamp(),
  },
  (table) => [index('accounts_invited_by_index').on(table.invitedBy)],
);

/** Consents as earlier releases write them; they are copied into `consents` when a server starts. */
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
