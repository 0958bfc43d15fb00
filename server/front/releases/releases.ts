import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { UpstreamResponse } from '../../platform/http/finished-response';
import { hashedFiles } from '../site-files';
import type { ReleaseStore } from './release-store';

/** Minimum milliseconds between two readings of the list, however many unknown names are requested. */
const READ_AGAIN_AFTER = 1_000;

/** The content types that Next sends. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=UTF-8',
  '.js': 'application/javascript; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.map': 'application/json; charset=UTF-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const ANY_TYPE = 'application/octet-stream';

/**
 * The hashed files of all releases of the last 30 days. Each server publishes its own before it listens, so every other
 * server has them before a page refers to them, in rollouts and rollbacks.
 */
export class Releases {
  private known: ReadonlySet<string> = new Set();
  private readAt = Number.NEGATIVE_INFINITY;
  private nextReading: Promise<void> | undefined;

  /** @param root folder with the build of this release */
  constructor(
    private readonly store: ReleaseStore,
    private readonly clock: () => Date,
    private readonly root = process.cwd(),
  ) {}

  /** Stores the files of this release for 30 days from now. */
  async publish(): Promise<void> {
    await this.store.keep(await hashedFiles(this.root), this.clock());
  }

  /**
   * Reads a file of any release.
   *
   * @param address as the visitor sent it, with the base path and without a query
   * @returns `undefined` when no release has it any more
   */
  async read(address: string): Promise<UpstreamResponse | undefined> {
    if (!this.known.has(address)) await this.readAgain();
    const body = this.known.has(address) ? await this.store.read(address) : undefined;
    return body && { status: 200, contentType: TYPES[extname(address)] ?? ANY_TYPE, body };
  }

  /**
   * Rereads the list, because another release may have been published since. The result comes from a reading that began
   * after the call.
   */
  private readAgain(): Promise<void> {
    this.nextReading ??= this.readInTurn();
    return this.nextReading;
  }

  private async readInTurn(): Promise<void> {
    await sleep(Math.max(0, this.readAt + READ_AGAIN_AFTER - performance.now()));
    this.nextReading = undefined;
    this.readAt = performance.now();
    this.known = new Set(await this.store.addresses());
  }
}
