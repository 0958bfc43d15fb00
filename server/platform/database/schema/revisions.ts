import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';

/** Whether a revision may be shown; when it is, `campaign_pointers` say. */
const REVISION_STATES = ['draft', 'in-review', 'approved'] as const;

/** What is changed of campaigns without a release. What a row says never changes, but for how far it has come. */
export const campaignRevisions = pgTable(
  'campaign_revisions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull(),
    /** The brand whose pages it changes; `null` for all of them. */
    brand: text(),
    /** As `lib/campaign/revision/patch.ts` has it. */
    patch: jsonb().notNull(),
    /** What it shows to parts of the visitors, as `server/domain/revisions/arms.ts` has it; `null` where all see the patch. */
    arms: jsonb(),
    /** Names the patch in the keys of its pages: a hash of what it says, its arms included. */
    digest: text().notNull(),
    /** First and last day of the campaign as operators had set them, which its texts may tell; `null` without. */
    period: jsonb().$type<{ from: string; to: string }>(),
    state: text({ enum: REVISION_STATES }).notNull(),
    author: text().notNull(),
    writtenAt: timestamp().notNull(),
    submittedAt: timestamp(),
    approver: text(),
    approvedAt: timestamp(),
    /** When it was last published; `null` for one that never was. */
    publishedAt: timestamp(),
  },
  (table) => [index('campaign_revisions_slug_index').on(table.slug)],
);

/**
 * Which revisions are shown, whole after every change: the row with the highest version holds. Nothing is ever removed, so that it
 * can be told what was shown when.
 */
export const campaignPointers = pgTable('campaign_pointers', {
  version: integer().primaryKey(),
  /** In the order in which they were published, as `server/domain/revisions/pointers.ts` has them. */
  entries: jsonb().notNull(),
  at: timestamp().notNull(),
});
