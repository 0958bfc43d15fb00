import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';

/** Whether a revision may be shown; `campaign_pointers` says when it is. */
const REVISION_STATES = ['draft', 'in-review', 'approved', 'discarded'] as const;

/** What a revision is about. */
const REVISION_SUBJECTS = ['text', 'definition', 'brand', 'clause'] as const;

/** Changes without a release. Their content never changes, only their state. */
export const campaignRevisions = pgTable(
  'campaign_revisions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Decides how slug, brand and patch are read, see `server/domain/revisions/subjects.ts`. */
    subject: text({ enum: REVISION_SUBJECTS }).notNull().default('text'),
    /** Of a campaign or a clause; empty for a brand. */
    slug: text().notNull(),
    /** The brand whose pages it changes; `null` for all brands. */
    brand: text(),
    /** What it changes of a text or a brand, or the whole definition or clause. */
    patch: jsonb().notNull(),
    /**
     * Variants for parts of the visitors, in the format of `server/domain/revisions/arms.ts`; `null` when all visitors
     * see the patch.
     */
    arms: jsonb(),
    /** Why and with which visitors the arms are compared, as `lib/experiment/definition.ts` defines it; `null` without arms. */
    experiment: jsonb(),
    /** A hash of the patch and its arms, which identifies it in the keys of its pages. */
    digest: text().notNull(),
    /** First and last day of the campaign as set by operators, which its texts may mention; `null` without. */
    period: jsonb().$type<{ from: string; to: string }>(),
    /**
     * The revision that visitors saw when its author took the text, 0 for the definition; `null` in revisions from before it was stored.
     */
    base: integer(),
    state: text({ enum: REVISION_STATES }).notNull(),
    author: text().notNull(),
    writtenAt: timestamp().notNull(),
    submittedAt: timestamp(),
    approver: text(),
    approvedAt: timestamp(),
    /** When it was last published; `null` if never. */
    publishedAt: timestamp(),
    /** What the definition would cost, by the figures that were simulated; `null` without. */
    simulation: jsonb(),
  },
  (table) => [index('campaign_revisions_slug_index').on(table.slug)],
);

/**
 * Which revisions are shown. Each row has all of them; the row with the highest version applies. Rows are never
 * deleted, so that it stays known what was shown when.
 */
export const campaignPointers = pgTable('campaign_pointers', {
  version: integer().primaryKey(),
  /** In the order of publication, in the format of `server/domain/revisions/pointers.ts`. */
  entries: jsonb().notNull(),
  at: timestamp().notNull(),
});

/** Content that operators preview before they store it, for a day. */
export const revisionDrafts = pgTable(
  'revision_drafts',
  {
    digest: text().primaryKey(),
    subject: text({ enum: REVISION_SUBJECTS }).notNull(),
    slug: text().notNull(),
    brand: text(),
    content: jsonb().notNull(),
    at: timestamp().notNull(),
  },
  (table) => [index('revision_drafts_at_index').on(table.at)],
);

/** Experiments that operators have ended, for the archive. The figures stay when the visitors behind them are removed. */
export const endedExperiments = pgTable('ended_experiments', {
  revision: integer()
    .primaryKey()
    .references(() => campaignRevisions.id),
  endedAt: timestamp().notNull(),
  /** The operator. */
  endedBy: text().notNull(),
  /** The name of the arm that all visitors shall see; `null` if none. */
  winner: text(),
  /** The revision with that arm's content; `null` without. */
  next: integer(),
  reason: text().notNull(),
  /** What its author learned. */
  learned: text().notNull(),
  /** The figures at the end, in the format of `lib/experiment/result.ts`. */
  result: jsonb().notNull(),
});
