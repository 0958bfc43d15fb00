import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';

/** Messages that visitors sent to the development customer service page. */
export const serviceMessages = pgTable(
  'service_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Random id of the conversation, which only its own page knows. */
    conversation: text().notNull(),
    company: text().notNull(),
    config: text().notNull(),
    text: text().notNull(),
    sentAt: timestamp().notNull(),
  },
  (table) => [index('service_messages_conversation_index').on(table.conversation, table.id)],
);
