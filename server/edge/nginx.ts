import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { EdgeError } from './edge-error';
import { writeAtomically } from './write-atomically';

const run = promisify(execFile);

/** Where servers' programs are, which not every PATH names. */
const PATH = `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin`;

/** The nginx of this machine, and the files that it is told by while it runs. */
export class Nginx {
  /** @param folder that of its `nginx.conf` */
  constructor(private readonly folder: string) {}

  /** The text of a file of `live/`; `undefined` where there is none. */
  read(name: string): Promise<string | undefined> {
    return readFile(this.fileOf(name), 'utf8').catch(() => undefined);
  }

  /**
   * Puts a text in the place of a file of `live/` and has it hold.
   * @throws {EdgeError} where nginx does not take it; then the file is as it was, and so is what holds
   */
  async apply(name: string, text: string): Promise<void> {
    const before = await this.read(name);
    const file = this.fileOf(name);
    await writeAtomically(file, text);
    try {
      await this.call('-t', '-q');
    } catch (error) {
      await (before === undefined ? rm(file) : writeAtomically(file, before));
      throw new EdgeError(`nginx does not take ${name}: ${said(error)}`);
    }
    await this.call('-s', 'reload').catch((error) => {
      throw new EdgeError(`nginx could not be told of ${name}: ${said(error)}`);
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
