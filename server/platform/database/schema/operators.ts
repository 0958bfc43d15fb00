import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';

/** An `operator` manages campaigns, customers and money; an `admin` also manages operators. */
export const OPERATOR_ROLES = ['operator', 'admin'] as const;

/** `invited` may enrol with a code, `active` may sign in, `disabled` may do neither. */
const OPERATOR_STATES = ['invited', 'active', 'disabled'] as const;

/** Operators. Rows are never deleted: the audit log names operators, and a name must not become another person's. */
export const operators = pgTable('operators', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** As displayed and recorded. */
  name: text().notNull(),
  /** Normalized name, for comparison. */
  nameKey: text().notNull().unique(),
  role: text({ enum: OPERATOR_ROLES }).notNull(),
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
  },
  (table) => [index('operator_sessions_operator_index').on(table.operator)],
);
