import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, timestamp } from '../columns';
import { campaignRevisions } from './revisions';

/** Pictures that operators have uploaded. */
export const pictures = pgTable('pictures', {
  /** A hash of its files, so that a picture with the same focus is stored once. */
  digest: text().primaryKey(),
  /** When it was last uploaded, or a revision that shows it was written or published. */
  usedAt: timestamp().notNull(),
});

const digest = () =>
  text()
    .notNull()
    .references(() => pictures.digest, { onDelete: 'cascade' });

/** The files made of each picture, which never change. The uploaded file itself is not stored. */
export const pictureFiles = pgTable(
  'picture_files',
  {
    digest: digest(),
    /** In `PICTURE_FILES` of `lib/art/picture.ts`. */
    file: text().notNull(),
    body: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.digest, table.file] })],
);

/** The revisions whose content has each picture. */
export const pictureUses = pgTable(
  'picture_uses',
  {
    digest: digest(),
    revision: integer()
      .notNull()
      .references(() => campaignRevisions.id),
  },
  (table) => [primaryKey({ columns: [table.digest, table.revision] })],
);
