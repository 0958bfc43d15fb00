import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY } from '../../platform/clock/clock';
import { requirePrivateFolder } from '../../platform/settings/private-folder';
import { KEPT_DAYS, type ReleasedFile, type ReleaseStore } from './release-store';

/**
 * Stores the files of releases in a local folder, for installations without a database. A file's modification time is
 * its last use.
 */
export class FolderReleaseStore implements ReleaseStore {
  private readonly folder: string;

  /** @param dataDir the data folder, created if missing */
  constructor(private readonly dataDir: string) {
    this.folder = join(dataDir, 'released-files');
  }

  async addresses(): Promise<string[]> {
    return (await readdir(this.folder)).map(decodeURIComponent);
  }

  async read(address: string): Promise<Buffer | undefined> {
    return readFile(this.pathOf(address)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
  }

  async keep(files: readonly ReleasedFile[], now: Date): Promise<void> {
    await requirePrivateFolder(this.dataDir);
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    for (const file of files) {
      const path = this.pathOf(file.address);
      await utimes(path, now, now).catch(async () => {
        await this.write(path, await file.read());
        await utimes(path, now, now);
      });
    }
    await this.removeOld(now);
  }

  /** Renames in one step, so that a killed process leaves no incomplete file under the final name. */
  private async write(path: string, body: Buffer): Promise<void> {
    const draft = join(this.dataDir, `released-file.${randomUUID()}`);
    await writeFile(draft, body, { mode: 0o600 });
    await rename(draft, path);
  }

  private async removeOld(now: Date): Promise<void> {
    for (const name of await readdir(this.folder)) {
      const path = join(this.folder, name);
      if (now.getTime() - (await stat(path)).mtimeMs > KEPT_DAYS * DAY) await rm(path, { force: true });
    }
  }

  private pathOf(address: string): string {
    return join(this.folder, encodeURIComponent(address));
  }
}
