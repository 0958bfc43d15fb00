import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY } from '../../platform/clock/clock';
import { requirePrivateFolder } from '../../platform/settings/private-folder';
import { KEPT_DAYS, type ReleasedFile, type ReleaseStore } from './release-store';

/** Keeps the files of releases in a folder of this machine, where there is no database. A file's time is when it was last in use. */
export class FolderReleaseStore implements ReleaseStore {
  private readonly folder: string;

  /** @param dataDir the data folder, which is made where it is not there */
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

  /** In one step: a process that is killed leaves no half of a file under its name. */
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
