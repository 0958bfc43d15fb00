import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';

/** Roles of operators; `server/operations/operators/roles.ts` says what each may do. */
export const ROLES = ['analyst', 'marketing', 'reviewer', 'finance', 'support', 'on-duty', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** A role of an operator, for some brands or, without `brands`, for all. */
export interface RoleGrant {
  role: Role;
  brands?: readonly string[];
}

/** `invited` may enrol with a code, `active` may sign in, `disabled` may do neither. */
const OPERATOR_STATES = ['invited', 'active', 'disabled'] as const;

/** Operators. Rows are never deleted: the audit log names operators, and a name must not become another person's. */
export const operators = pgTable('operators', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** As displayed and recorded. */
  name: text().notNull(),
  /** Normalized name, for comparison. */
  nameKey: text().notNull().unique(),
  /** What servers of earlier releases read: `admin` if the roles include it. */
  role: text({ enum: ['operator', 'admin'] }).notNull(),
  /** `null` in rows from before there were several roles. */
  roles: jsonb().$type<readonly RoleGrant[]>(),
  /** US dollars that the operator may move within 24 hours without approval; `null` for `APPROVAL_LIMIT`. */
  aloneLimit: integer(),
  /** US dollars that the operator may approve within 24 hours; `null` for `APPROVER_LIMIT`. */
  approverLimit: integer(),
  state: text({ enum: OPERATOR_STATES }).notNull(),
  passwordHash: text(),
  /** The authenticator app's secret, base32. */
  totpSealed: text(),
  /** The last used time step, in half minutes since 1970, so that no code works twice. */
  totpStep: integer(),
  /** SHA-256 of an invited operator's enrolment code, base64url. */
  enrolmentHash: text(),
  enrolmentEndsAt: timestamp(),
  createdAt: timestamp().notNull(),
});

/** Sessions of signed-in operators. */
export const operatorSessions = pgTable(
  'operator_sessions',
  {
    /** SHA-256 of the token, base64url; the token itself is not stored. */
    tokenHash: text().primaryKey(),
    operator: integer()
      .notNull()
      .references(() => operators.id),
    createdAt: timestamp().notNull(),
    lastSeenAt: timestamp().notNull(),
    /** When the session last got a code or a passkey; `null` in sessions from before this was stored. */
    factorAt: timestamp(),
  },
  (table) => [index('operator_sessions_operator_index').on(table.operator)],
);

/** Passkeys with which operators sign in and confirm. */
export const operatorPasskeys = pgTable(
  'operator_passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    operator: integer()
      .notNull()
      .references(() => operators.id),
    /** The credential's id, base64url. */
    credential: text().notNull().unique(),
    /** The public key in COSE, base64url. */
    publicKey: text().notNull(),
    /** The highest signature counter; 0 for authenticators without one. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How a browser reaches the authenticator, such as `internal`. */
    transports: jsonb().$type<string[]>().notNull(),
    /** The operator's name for it. */
    name: text().notNull(),
    createdAt: timestamp().notNull(),
    lastUsedAt: timestamp(),
  },
  (table) => [index('operator_passkeys_operator_index').on(table.operator)],
);

/** Challenges that a passkey has signed, so that none works twice; deleted when they expire. */
export const operatorChallenges = pgTable('operator_challenges', {
  /** SHA-256 of the challenge, base64url. */
  challengeHash: text().primaryKey(),
  /** The ceremony, and the session or name that began it. */
  subject: text().notNull(),
  expiresAt: timestamp().notNull(),
});

/** Notices that were sent to the operators' chat; a row is deleted when its notice no longer applies. */
export const sentNotices = pgTable('sent_notices', {
  /** Kind and subject of the notice. */
  key: text().primaryKey(),
  firstSentAt: timestamp().notNull(),
  lastSentAt: timestamp().notNull(),
});
