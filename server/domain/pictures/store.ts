import { and, eq, inArray } from 'drizzle-orm';
import { type PictureAddress, picturesIn } from '@/lib/art/picture';
import { pictureFiles, pictures, pictureUses } from '../../platform/database/schema/pictures';
import type { Orm } from '../../platform/database/types';
import type { UpstreamResponse } from '../../platform/http/finished-response';
import { pictureFormat } from './format';
import type { MadePicture } from './make';

/** Stores a picture; one that is stored already only counts as uploaded again. */
export async function storePicture(orm: Orm, { digest, files }: MadePicture, addedAt: Date): Promise<void> {
  await orm.transaction(async (transaction) => {
    await transaction
      .insert(pictures)
      .values({ digest, addedAt })
      .onConflictDoUpdate({ target: pictures.digest, set: { addedAt } });
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
 * Records which pictures a revision shows. None of them is removed until the transaction ends, or for a year.
 *
 * @returns a fault for each that is not stored; then the revision must not be stored or published
 */
export async function recordUses(orm: Orm, revision: number, content: unknown): Promise<string[]> {
  const used = picturesIn(content);
  if (used.length === 0) return [];
  const digests = used.map(({ digest }) => digest);
  const stored = await orm
    .select({ digest: pictures.digest })
    .from(pictures)
    .where(inArray(pictures.digest, digests))
    .for('key share');
  if (stored.length > 0)
    await orm
      .insert(pictureUses)
      .values(stored.map(({ digest }) => ({ digest, revision })))
      .onConflictDoNothing();
  const missing = used.filter(({ digest }) => !stored.some((one) => one.digest === digest));
  return missing.map(({ place }) => `${place}: 没有这张图片，请重新上传`);
}
