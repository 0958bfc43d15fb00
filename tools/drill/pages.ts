import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { AGENTS } from '@/e2e/support/client';
import { limit } from '@/scripts/lib/limit.mjs';

/** Milliseconds between two pages, and milliseconds within which a visitor must have one. */
const EVERY = 100;
const LIMIT = limit(5);
/** The edge has the first in its cache, and asks a server for the second, because app visitors arrive with a token. */
const PAGES = ['/newactivities/kh_7694_form', '/newactivities/kh_7694_form?token=drill'];

/** The brand's host that visitors ask. */
export const HOST = 'bfzh.localhost';

/** Where visitors reach the product. */
export interface Entrance {
  /** The origin of the edge. */
  edge: string;
  /** The certificate of the authority that made the edge's. */
  authority?: string;
  /** The host that visitors ask, by default {@link HOST}. */
  host?: string;
}

interface Asked {
  at: number;
  ok: boolean;
}

/** Asks the edge for pages, one after another, until it is stopped. */
export class Pages {
  readonly #asked: Asked[] = [];
  #stopped = false;
  #failure: string | undefined;
  readonly #host: string;
  readonly #agent: Agent;

  constructor(private readonly entrance: Entrance) {
    this.#host = entrance.host ?? HOST;
    const connect = { timeout: LIMIT, servername: this.#host, ca: entrance.authority };
    this.#agent = new Agent({ headersTimeout: LIMIT, bodyTimeout: LIMIT, connect });
    void this.#ask();
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Why the first page failed. */
  get failure(): { failedPage?: string } {
    return this.#failure === undefined ? {} : { failedPage: this.#failure };
  }

  /** The longest time without a page between two times, in milliseconds: from a page that failed to the next one that came. */
  longestPause(from: number, to: number): number {
    return longestFailure(
      this.#asked.filter(({ at }) => at >= from && at <= to),
      to,
    );
  }

  async #ask(): Promise<void> {
    for (let count = 0; !this.#stopped; count++) {
      const at = performance.now();
      void this.#open(PAGES[count % PAGES.length] ?? '').then((ok) => this.#asked.push({ at, ok }));
      await pause(EVERY);
    }
  }

  async #open(path: string): Promise<boolean> {
    try {
      const headers = { host: this.#host, 'user-agent': AGENTS.ios, 'accept-encoding': 'br' };
      const { statusCode, body } = await request(`${this.entrance.edge}${path}`, { dispatcher: this.#agent, headers });
      await body.dump();
      if (statusCode === 200) return true;
      this.#failure ??= `${path}: status ${statusCode}`;
    } catch (error) {
      this.#failure ??= `${path}: ${(error as Error).message}`;
    }
    return false;
  }
}

/** @param to counts as the end of a failure that lasts */
export function longestFailure(asked: readonly Asked[], to: number): number {
  let longest = 0;
  let since: number | undefined;
  for (const { at, ok } of [...asked].sort((a, b) => a.at - b.at)) {
    if (!ok) since ??= at;
    if (since !== undefined) longest = Math.max(longest, at - since);
    if (ok) since = undefined;
  }
  return since === undefined ? longest : Math.max(longest, to - since);
}
