import { and, eq, inArray } from 'drizzle-orm';
import { type PictureAddress, picturesIn } from '@/lib/art/picture';
import { pictureFiles, pictures, pictureUses } from '../../platform/database/schema/pictures';
import type { Orm } from '../../platform/database/types';
import type { UpstreamResponse } from '../../platform/http/finished-response';
import { pictureFormat } from './format';
import type { MadePicture } from './make';

/** Stores a picture; one that is stored already only counts as used again. */
export async function storePicture(orm: Orm, { digest, files }: MadePicture, usedAt: Date): Promise<void> {
  await orm.transaction(async (transaction) => {
    await transaction
      .insert(pictures)
      .values({ digest, usedAt })
      .onConflictDoUpdate({ target: pictures.digest, set: { usedAt } });
    await transaction
      .insert(pictureFiles)
      .values(files.map(({ file, body }) => ({ digest, file, body })))
      .onConflictDoNothing();
  });
}

/** A file of a picture as a response; `undefined` if it is not stored. */
export async function readPicture(orm: Orm, { digest, file }: PictureAddress): Promise<UpstreamResponse | undefined> {
  const [row] = await orm
    .select({ body: pictureFiles.body })
    .from(pictureFiles)
    .where(and(eq(pictureFiles.digest, digest), eq(pictureFiles.file, file)));
  return row && { status: 200, contentType: `image/${pictureFormat(row.body)}`, body: row.body };
}

/**
 * Records which pictures a revision shows, when it is written and when it is published.
 *
 * @returns a fault for each that is not stored; then the revision must not be stored or published
 */
export async function recordUses(orm: Orm, revision: number, content: unknown, usedAt: Date): Promise<string[]> {
  const used = picturesIn(content);
  if (used.length === 0) return [];
  const digests = used.map(({ digest }) => digest);
  // From here to the end of the transaction, none of them is removed.
  const stored = await orm
    .update(pictures)
    .set({ usedAt })
    .where(inArray(pictures.digest, digests))
    .returning({ digest: pictures.digest });
  const missing = used.filter(({ digest }) => !stored.some((one) => one.digest === digest));
  if (missing.length > 0) return missing.map(({ place }) => `${place}: 没有这张图片，请重新上传`);
  const uses = stored.map(({ digest }) => ({ digest, revision }));
  await orm.insert(pictureUses).values(uses).onConflictDoNothing();
  return [];
}
