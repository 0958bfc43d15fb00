import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';

/** What visitors wrote to the development set-up's customer service page. */
export const serviceMessages = pgTable(
  'service_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Random name of the conversation; only its own page knows it. */
    conversation: text().notNull(),
    company: text().notNull(),
    config: text().notNull(),
    text: text().notNull(),
    sentAt: timestamp().notNull(),
  },
  (table) => [index('service_messages_conversation_index').on(table.conversation, table.id)],
);
