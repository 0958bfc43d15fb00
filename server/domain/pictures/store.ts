import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { picturesIn } from '@/lib/art/picture';
import { pictureFiles, pictures, pictureUses } from '../../platform/database/schema/pictures';
import type { Orm } from '../../platform/database/types';
import type { MadePicture } from './make';

/** Stores a picture; one that is stored already only counts as uploaded again. */
export async function storePicture(
  orm: Orm,
  { digest, files }: MadePicture,
  { name, by, at }: { name: string; by: string; at: Date },
): Promise<void> {
  await orm.transaction(async (transaction) => {
    await transaction
      .insert(pictures)
      .values({ digest, name, addedBy: by, addedAt: at })
      .onConflictDoUpdate({ target: pictures.digest, set: { addedAt: at } });
    await transaction
      .insert(pictureFiles)
      .values(files.map(({ file, body }) => ({ digest, file, body })))
      .onConflictDoNothing();
  });
}

/** The content of a picture's file; `undefined` if it is not stored. */
export async function readPicture(orm: Orm, digest: string, file: string): Promise<Buffer | undefined> {
  const [row] = await orm
    .select({ body: pictureFiles.body })
    .from(pictureFiles)
    .where(and(eq(pictureFiles.digest, digest), eq(pictureFiles.file, file)));
  return row?.body;
}

/** Those of the digests that are stored; none of them is removed until the transaction ends. */
export async function storedPictures(orm: Orm, digests: readonly string[]): Promise<ReadonlySet<string>> {
  if (digests.length === 0) return new Set();
  const rows = await orm
    .select({ digest: pictures.digest })
    .from(pictures)
    .where(inArray(pictures.digest, [...digests]))
    .for('key share');
  return new Set(rows.map(({ digest }) => digest));
}

/** The pictures that a new revision's content shows, or a fault for each that is not stored; see {@link storedPictures}. */
export async function usedPictures(orm: Orm, content: unknown): Promise<{ digests: string[] } | { faults: string[] }> {
  const used = picturesIn(content);
  const digests = [...new Set(used.map(({ digest }) => digest))];
  const stored = await storedPictures(orm, digests);
  const missing = used.filter(({ digest }) => !stored.has(digest));
  return missing.length > 0
    ? { faults: missing.map(({ place }) => `${place}: 没有这张图片，请重新上传`) }
    : { digests };
}

/** Records which pictures a new revision shows; they are {@link usedPictures} of the same transaction. */
export async function storeUses(orm: Orm, revision: number, digests: readonly string[]): Promise<void> {
  if (digests.length > 0) await orm.insert(pictureUses).values(digests.map((digest) => ({ digest, revision })));
}

/** The newest pictures, each with the number of revisions that show it. */
export function listPictures(orm: Orm, most: number) {
  const { digest, name, addedBy, addedAt } = pictures;
  return orm
    .select({ digest, name, addedBy, addedAt, revisions: count(pictureUses.revision) })
    .from(pictures)
    .leftJoin(pictureUses, eq(pictureUses.digest, digest))
    .groupBy(digest)
    .orderBy(desc(addedAt), digest)
    .limit(most);
}
