import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';
import { accounts } from './accounts';

/** `pending` waits for another operator, `approved` was carried out, `rejected` never is; one that is overdue stays `pending`. */
const APPROVAL_STATES = ['pending', 'approved', 'rejected'] as const;

/** Acts of operators that another one has to approve. */
export const approvals = pgTable(
  'approvals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    operation: text().notNull(),
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Who asks for it. */
    operator: text().notNull(),
    /** The account that it is about, with which it is removed; `null` where it names none. */
    account: text().references(() => accounts.number),
    /** What it would have done when it was asked for, as an operator is shown it. */
    effect: text().notNull(),
    state: text({ enum: APPROVAL_STATES }).notNull(),
    requestedAt: timestamp().notNull(),
    expiresAt: timestamp().notNull(),
    /** Who approved or rejected it. */
    decidedBy: text(),
    decidedAt: timestamp(),
  },
  (table) => [index('approvals_state_index').on(table.state, table.expiresAt)],
);
