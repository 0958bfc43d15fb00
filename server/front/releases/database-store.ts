import { eq, inArray, lt } from 'drizzle-orm';
import { after, DAY } from '../../platform/clock/clock';
import { releasedFiles } from '../../platform/database/schema/released-files';
import type { Orm } from '../../platform/database/types';
import { KEPT_DAYS, type ReleasedFile, type ReleaseStore } from './release-store';

/** Files per insert statement: a few hundred kilobytes. */
const AT_ONCE = 20;

/** Stores the files of releases in the database, which all machines share. */
export class DatabaseReleaseStore implements ReleaseStore {
  constructor(private readonly orm: Orm) {}

  async addresses(): Promise<string[]> {
    const rows = await this.orm.select({ address: releasedFiles.address }).from(releasedFiles);
    return rows.map(({ address }) => address);
  }

  async read(address: string): Promise<Buffer | undefined> {
    const [row] = await this.orm
      .select({ body: releasedFiles.body })
      .from(releasedFiles)
      .where(eq(releasedFiles.address, address));
    return row?.body;
  }

  async keep(files: readonly ReleasedFile[], now: Date): Promise<void> {
    const sorted = [...files].sort((a, b) => (a.address < b.address ? -1 : 1));
    const there = await this.stay(
      sorted.map(({ address }) => address),
      now,
    );
    const missing = sorted.filter(({ address }) => !there.has(address));
    for (let first = 0; first < missing.length; first += AT_ONCE) {
      const some = missing.slice(first, first + AT_ONCE);
      const rows = await Promise.all(
        some.map(async ({ address, read }) => ({ address, body: await read(), inUseAt: now })),
      );
      await this.orm.insert(releasedFiles).values(rows).onConflictDoNothing();
    }
  }

  /**
   * Marks the existing files as in use, so that none is removed from now on, and returns them. Servers lock them in the
   * same order, to avoid deadlocks.
   */
  private async stay(addresses: string[], now: Date): Promise<ReadonlySet<string>> {
    const locked = this.orm
      .select({ address: releasedFiles.address })
      .from(releasedFiles)
      .where(inArray(releasedFiles.address, addresses))
      .orderBy(releasedFiles.address)
      .for('update');
    const rows = await this.orm
      .update(releasedFiles)
      .set({ inUseAt: now })
      .where(inArray(releasedFiles.address, locked))
      .returning({ address: releasedFiles.address });
    return new Set(rows.map(({ address }) => address));
  }
}

/** Removes the files that no server has used for {@link KEPT_DAYS}. */
export async function removeOldReleasedFiles(orm: Orm, now: Date): Promise<void> {
  await orm.delete(releasedFiles).where(lt(releasedFiles.inUseAt, after(now, -KEPT_DAYS * DAY)));
}
