import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';

/** ISO 4217 codes of the currencies in which advertising platforms charge. */
export const CURRENCIES = ['CNY', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Imported files of ad spend. */
export const adSpendImports = pgTable('ad_spend_imports', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  operator: text().notNull(),
  importedAt: timestamp().notNull(),
  /** When an operator reversed it; `null` while its lines count. */
  reversedAt: timestamp(),
});

/** What an advertising platform charged for a day. */
export const adSpend = pgTable(
  'ad_spend',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    import: integer()
      .notNull()
      .references(() => adSpendImports.id),
    /** Day in Beijing. */
    day: date({ mode: 'string' }).notNull(),
    /** Empty if the file only names the brand. */
    host: text().notNull(),
    /** App code; that of the host if the file only names the host. */
    brand: text().notNull(),
    platform: text().notNull(),
    /** As in the addresses of its ads; empty if the file names none. */
    plan: text().notNull(),
    currency: text({ enum: CURRENCIES }).notNull(),
    amount: numeric({ precision: 12, scale: 2, mode: 'number' }).notNull(),
    /** False once its import is reversed. */
    counts: boolean().notNull().default(true),
  },
  (table) => [
    uniqueIndex('ad_spend_line_unique')
      .on(table.day, table.host, table.brand, table.platform, table.plan, table.currency)
      .where(sql`${table.counts}`),
    index('ad_spend_import_index').on(table.import),
  ],
);
