import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { UpstreamResponse } from '../../platform/http/finished-response';
import { hashedFiles } from '../site-files';
import type { ReleaseStore } from './release-store';

/** Milliseconds between two readings of what there is, however many unknown names are asked for. */
const READ_AGAIN_AFTER = 1_000;

/** As Next names them. */
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
 * The hashed files of all releases of the last 30 days. Each server keeps those of its own before it listens, so that every
 * other one has them by the time that a page names them, through rollouts and rollbacks alike.
 */
export class Releases {
  private known: ReadonlySet<string> = new Set();
  private readAt = Number.NEGATIVE_INFINITY;
  private nextReading: Promise<void> | undefined;

  /** @param root folder that holds the build of this release */
  constructor(
    private readonly store: ReleaseStore,
    private readonly clock: () => Date,
    private readonly root = process.cwd(),
  ) {}

  /** Keeps the files of this release, from now on for 30 days. */
  async publish(): Promise<void> {
    await this.store.keep(await hashedFiles(this.root), this.clock());
  }

  /**
   * A file of any release.
   * @param address as the visitor sent it, with the base path and without a query
   * @returns `undefined` where there is none, or none any more
   */
  async read(address: string): Promise<UpstreamResponse | undefined> {
    if (!this.known.has(address)) await this.readAgain();
    const body = this.known.has(address) ? await this.store.read(address) : undefined;
    return body && { status: 200, contentType: TYPES[extname(address)] ?? ANY_TYPE, body };
  }

  /** Reads what there is: a server of another release may have come since. Whoever asks waits for a reading that begins after it. */
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
