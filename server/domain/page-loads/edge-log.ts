import { type FileHandle, open, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Catalogue, CatalogueSource } from '@/lib/campaign/catalogue';
import { SECOND } from '../../platform/clock/clock';
import { emit } from '../../platform/events/events';
import { ConfigError } from '../../platform/settings/config-error';
import { pageLoadOf } from './page-load';

/** Milliseconds between two reads; the edge writes as often. */
const INTERVAL = SECOND;
const CHUNK = 64 * 1024;

/**
 * Counts the pages that the edge logs in a file, one per line: the page's path, a space and the User-Agent header.
 * Skips what the file contains at the start. The file may be renamed and recreated, or emptied, at any time.
 *
 * @param path of the file, which need not exist yet
 * @returns the stop function, which resolves once everything in the file is counted
 * @throws {ConfigError} if the file exists and cannot be read
 */
export async function followEdgeLog(
  path: string,
  catalogue: CatalogueSource,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<() => Promise<void>> {
  const file = new FollowedFile(path);
  const stopped = new AbortController();
  await file.skip().catch(({ code }: NodeJS.ErrnoException) => {
    throw new ConfigError(`EDGE_PAGE_LOG: ${path} cannot be read (${code})`);
  });

  let failing = false;
  async function look(): Promise<void> {
    try {
      for (const line of await file.newLines()) countLine(line, catalogue.current());
      failing = false;
    } catch (error) {
      if (!failing) log.error({ err: error }, "the edge's page log cannot be read");
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

function countLine(line: string, catalogue: Catalogue): void {
  const space = line.indexOf(' ');
  const load = pageLoadOf(catalogue, line.slice(0, space), line.slice(space + 1));
  if (load) emit('page_sent', load);
}

/** A file that another process appends to. */
class FollowedFile {
  private handle: FileHandle | undefined;
  private position = 0;
  /** The start of a line whose end is not written yet. */
  private begun = '';
  private wasReplaced = false;

  constructor(private readonly path: string) {}

  /** Skips the existing content. */
  async skip(): Promise<void> {
    await this.open();
    this.position = (await this.handle?.stat())?.size ?? 0;
  }

  /** The lines completed since the last call. */
  async newLines(): Promise<string[]> {
    if (!this.handle) await this.open();
    const lines = await this.read();
    if (!(await this.isReplaced())) this.wasReplaced = false;
    else if (this.wasReplaced) {
      // Writers continue with the old file for a moment, so it is closed one read later.
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

  /** Whether another file has its name now. */
  private async isReplaced(): Promise<boolean> {
    if (!this.handle) return false;
    const [own, named] = await Promise.all([this.handle.stat(), stat(this.path).catch(() => undefined)]);
    return named !== undefined && named.ino !== own.ino;
  }
}
