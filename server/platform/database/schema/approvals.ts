import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';
import { accounts } from './accounts';

/** `pending` waits for another operator, `approved` has run, `rejected` never will; an expired one stays `pending`. */
const APPROVAL_STATES = ['pending', 'approved', 'rejected'] as const;

/** Operations that another operator has to approve. */
export const approvals = pgTable(
  'approvals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    operation: text().notNull(),
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Who requested it. */
    operator: text().notNull(),
    /** The account that it affects, with which the row is deleted; `null` when its effect names none, or several. */
    account: text().references(() => accounts.number),
    /** Its effect at the time of the request, as text for operators. */
    effect: text().notNull(),
    /** The same effect as parts of an answer; `null` in requests of the release that stored only the text. */
    effectParts: jsonb().$type<readonly unknown[]>(),
    state: text({ enum: APPROVAL_STATES }).notNull(),
    requestedAt: timestamp().notNull(),
    expiresAt: timestamp().notNull(),
    /** Who approved or rejected it. */
    decidedBy: text(),
    decidedAt: timestamp(),
  },
  (table) => [index('approvals_state_index').on(table.state, table.expiresAt)],
);
