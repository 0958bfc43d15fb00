import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CertificatePair } from '../../../platform/settings/certificate-files';
import type { PublishTicks, QuoteFeed } from '../feed/feed';
import { NewerTicks } from '../feed/newer-ticks';
import { Leader } from './leader';
import type { QuoteBatch } from './quote-batch';
import { RedisLink } from './redis-link';

/**
 * Milliseconds after which the lease of a lost process ends. With the beat and the start of the feed, another one leads
 * within 5 s.
 */
const LEASE = 2_000;
/** Milliseconds between two attempts to renew or take the lease. */
const BEAT = 250;
/** Milliseconds that a batch may take from Redis to a process before its subscription counts as lost. */
const DELIVERY_LIMIT = 3_000;

export type Role = 'leads' | 'follows' | 'alone';

export interface SharingOptions {
  /** `redis://…` or `rediss://…`. */
  url: string;
  /** The client certificate for the next connection. */
  certificate?: (() => CertificatePair) | undefined;
  /** Prefix of all names in Redis; the braces put them on one node of a cluster. */
  prefix?: string;
}

/**
 * One feed for several server processes: the process with the lease in Redis runs it, and all publish its ticks in the
 * same order. If Redis is unavailable for longer than the lease, every process runs its own feed.
 */
export class SharedFeed implements QuoteFeed {
  readonly #token = randomUUID();
  #publish: PublishTicks = () => {};
  #newer = new NewerTicks();
  #simulated: boolean;
  #stopped = new AbortController();
  #running: Promise<void> | undefined;
  #role: Role = 'follows';
  #leader: Leader | undefined;
  #sharedAt = 0;
  /** Whether the current sharing fault has been logged. */
  #warned = false;
  /** Number of the last received batch. */
  #taken = 0;

  constructor(
    private readonly feed: QuoteFeed,
    private readonly options: SharingOptions,
  ) {
    this.#simulated = feed.simulated;
  }

  get simulated(): boolean {
    return this.#simulated;
  }

  get role(): Role {
    return this.#role;
  }

  async start(publish: PublishTicks): Promise<void> {
    this.#publish = publish;
    this.#newer = new NewerTicks();
    this.#sharedAt = performance.now();
    this.#stopped = new AbortController();
    this.#running = this.#run(this.#stopped.signal);
  }

  async stop(): Promise<void> {
    this.#publish = () => {};
    this.#stopped.abort();
    await this.#running;
  }

  async #run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#share(signal).catch((error: Error) => {
        if (!this.#warned) console.warn(`Quotes are not shared because Redis cannot be used: ${error.message}`);
        this.#warned = true;
      });
      if (!signal.aborted && performance.now() - this.#sharedAt > LEASE) await this.#goAlone();
      await pause(signal);
    }
    await this.#endAlone();
  }

  /** Returns when stopped. @throws if Redis becomes unusable */
  async #share(signal: AbortSignal): Promise<void> {
    const { url, certificate, prefix = '{quotes}' } = this.options;
    const link = await RedisLink.open({
      url,
      certificate: certificate?.(),
      prefix,
      take: (batch, number) => this.#takeNumbered(batch, number),
    });
    try {
      await this.#endAlone();
      this.#take(await link.newest());
      await this.#beatOn(link, signal);
    } finally {
      await this.#endLeader();
      if (signal.aborted) await link.release(this.#token).catch(() => {});
      link.close();
    }
  }

  async #beatOn(link: RedisLink, signal: AbortSignal): Promise<void> {
    let awaited: number | undefined;
    let arrivedAt = performance.now();
    while (!signal.aborted) {
      const { leads, isNew, last } = await link.lead(this.#token, LEASE);
      const now = performance.now();
      this.#sharedAt = now;
      this.#warned = false;
      if (!leads || isNew) await this.#endLeader();
      if (leads && !this.#leader) await this.#takeLeader(link);
      if (awaited === undefined || this.#taken >= awaited) arrivedAt = now;
      else if (now - arrivedAt > DELIVERY_LIMIT) throw new Error('published quotes do not arrive');
      this.#taken = awaited === undefined ? Math.max(this.#taken, last) : this.#taken;
      awaited = last;
      await pause(signal);
    }
  }

  async #takeLeader(link: RedisLink): Promise<void> {
    this.#role = 'leads';
    this.#leader = await Leader.take(this.feed, link, this.#token);
  }

  async #endLeader(): Promise<void> {
    this.#role = 'follows';
    await this.#leader?.end();
    this.#leader = undefined;
  }

  async #goAlone(): Promise<void> {
    if (this.#role === 'alone') return;
    this.#role = 'alone';
    await this.feed.start(
      (ticks) => this.#take({ simulated: this.feed.simulated, ticks: [...ticks] }),
      this.#newer.newest,
    );
  }

  async #endAlone(): Promise<void> {
    if (this.#role !== 'alone') return;
    this.#role = 'follows';
    await this.feed.stop();
  }

  #takeNumbered(batch: QuoteBatch, number: number): void {
    this.#taken = number;
    this.#take(batch);
  }

  #take({ simulated, ticks }: QuoteBatch): void {
    if (ticks.length > 0) this.#simulated = simulated;
    const fresh = this.#newer.take(ticks);
    if (fresh.length > 0) this.#publish(fresh);
  }
}

async function pause(signal: AbortSignal): Promise<void> {
  await sleep(BEAT, undefined, { signal }).catch(() => {});
}
