import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { EdgeError } from './edge-error';
import { writeAtomically } from './write-atomically';

const run = promisify(execFile);

/** Adds the folders of system programs, which are missing in some PATHs. */
const PATH = `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin`;

/** The nginx of this machine, and the files in `live/` that configure it at run time. */
export class Nginx {
  /** @param folder the folder of its `nginx.conf` */
  constructor(private readonly folder: string) {}

  /** The text of a file in `live/`; `undefined` when there is none. */
  read(name: string): Promise<string | undefined> {
    return readFile(this.fileOf(name), 'utf8').catch(() => undefined);
  }

  /**
   * Replaces a file in `live/` and reloads nginx.
   *
   * @throws {EdgeError} when nginx rejects the new file; then the old file and configuration stay
   */
  async apply(name: string, text: string): Promise<void> {
    const before = await this.read(name);
    const file = this.fileOf(name);
    await writeAtomically(file, text);
    try {
      await this.call('-t', '-q');
    } catch (error) {
      await (before === undefined ? rm(file) : writeAtomically(file, before));
      throw new EdgeError(`nginx rejects ${name}: ${said(error)}`);
    }
    await this.call('-s', 'reload').catch((error) => {
      throw new EdgeError(`nginx could not reload ${name}: ${said(error)}`);
    });
  }

  private fileOf(name: string): string {
    return path.join(this.folder, 'live', name);
  }

  private call(...args: string[]) {
    return run('nginx', ['-c', path.join(this.folder, 'nginx.conf'), ...args], { env: { ...process.env, PATH } });
  }
}

function said(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string };
  return (stderr || message).trim();
}
