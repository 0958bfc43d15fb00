import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';

/** An `operator` works on campaigns, customers and money; an `admin` besides says who operates. */
export const OPERATOR_ROLES = ['operator', 'admin'] as const;

/** `invited` may enrol by a code, `active` may sign in, `disabled` may do neither. */
const OPERATOR_STATES = ['invited', 'active', 'disabled'] as const;

/** Who operates. A row stays for good: the audit log names operators, and no name becomes another person's. */
export const operators = pgTable('operators', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** As it is shown and recorded. */
  name: text().notNull(),
  /** The name as names are compared. */
  nameKey: text().notNull().unique(),
  role: text({ enum: OPERATOR_ROLES }).notNull(),
  state: text({ enum: OPERATOR_STATES }).notNull(),
  passwordHash: text(),
  /** The secret of the authenticator app, base32. */
  totpSealed: text(),
  /** The half minute, counted from 1970, whose code was used last: no code is good twice. */
  totpStep: integer(),
  /** SHA-256 of the code that an invited operator enrols by, base64url. */
  enrolmentHash: text(),
  enrolmentEndsAt: timestamp(),
  createdAt: timestamp().notNull(),
});

/** Operators who are signed in. */
export const operatorSessions = pgTable(
  'operator_sessions',
  {
    /** SHA-256 of the token, base64url; the token itself is stored nowhere. */
    tokenHash: text().primaryKey(),
    operator: integer()
      .notNull()
      .references(() => operators.id),
    createdAt: timestamp().notNull(),
    lastSeenAt: timestamp().notNull(),
  },
  (table) => [index('operator_sessions_operator_index').on(table.operator)],
);
