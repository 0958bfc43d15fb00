import { type FileHandle, open, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { SECOND } from '../../platform/clock/clock';
import { emit } from '../../platform/events/events';
import { ConfigError } from '../../platform/settings/config-error';
import { pageLoadOf } from './page-load';

/** Between two looks; the edge writes as often. */
const INTERVAL = SECOND;
const CHUNK = 64 * 1024;

/**
 * Counts the pages that the edge notes in a file, a line each: the page's path, a space and the User-Agent header. What stood
 * in the file before is passed over. The file may be renamed and begun anew, or emptied, at any time.
 *
 * @param path of the file, which need not be there yet
 * @returns the way to stop, which resolves once everything was counted that the file holds by then
 * @throws {ConfigError} when the file is there and cannot be read
 */
export async function followEdgeLog(path: string, log: Pick<FastifyBaseLogger, 'error'>): Promise<() => Promise<void>> {
  const file = new FollowedFile(path);
  const stopped = new AbortController();
  await file.skip().catch(({ code }: NodeJS.ErrnoException) => {
    throw new ConfigError(`EDGE_PAGE_LOG: ${path} cannot be read (${code})`);
  });

  let failing = false;
  async function look(): Promise<void> {
    try {
      for (const line of await file.newLines()) countLine(line);
      failing = false;
    } catch (error) {
      if (!failing) log.error({ err: error }, 'the pages of the edge cannot be read');
      failing = true;
    }
  }

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      await pause(INTERVAL, undefined, { signal: stopped.signal, ref: false }).catch(() => {});
      await look();
    }
    await file.close();
  }

  const running = run();
  return async () => {
    stopped.abort();
    await running;
  };
}

function countLine(line: string): void {
  const space = line.indexOf(' ');
  const load = pageLoadOf(line.slice(0, space), line.slice(space + 1));
  if (load) emit('page_sent', load);
}

/** A file that somebody else appends to. */
class FollowedFile {
  private handle: FileHandle | undefined;
  private position = 0;
  /** The beginning of a line whose end is not written yet. */
  private begun = '';
  private wasReplaced = false;

  constructor(private readonly path: string) {}

  /** Passes over what is there. */
  async skip(): Promise<void> {
    await this.open();
    this.position = (await this.handle?.stat())?.size ?? 0;
  }

  /** The lines that were completed since the last time. */
  async newLines(): Promise<string[]> {
    if (!this.handle) await this.open();
    const lines = await this.read();
    if (!(await this.isReplaced())) this.wasReplaced = false;
    else if (this.wasReplaced) {
      // Writers go on with the old file for a moment, so it is left one look later.
      await this.close();
      await this.open();
      lines.push(...(await this.read()));
    } else this.wasReplaced = true;
    return lines;
  }

  async close(): Promise<void> {
    await this.handle?.close();
    this.handle = undefined;
  }

  private async open(): Promise<void> {
    this.handle = await open(this.path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    this.position = 0;
    this.begun = '';
    this.wasReplaced = false;
  }

  private async read(): Promise<string[]> {
    const { handle } = this;
    if (!handle) return [];
    if ((await handle.stat()).size < this.position) this.position = 0;
    const lines: string[] = [];
    const buffer = Buffer.allocUnsafe(CHUNK);
    for (;;) {
      const { bytesRead } = await handle.read(buffer, 0, CHUNK, this.position);
      if (bytesRead === 0) return lines;
      this.position += bytesRead;
      const parts = (this.begun + buffer.toString('latin1', 0, bytesRead)).split('\n');
      this.begun = parts.pop() ?? '';
      lines.push(...parts);
    }
  }

  /** Whether another file has its name by now. */
  private async isReplaced(): Promise<boolean> {
    if (!this.handle) return false;
    const [own, named] = await Promise.all([this.handle.stat(), stat(this.path).catch(() => undefined)]);
    return named !== undefined && named.ino !== own.ino;
  }
}
