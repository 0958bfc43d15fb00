import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { emit } from '../platform/events/events';
import { isLoopback } from '../platform/http/is-local';
import { ADDRESSES_PER_NETWORK, addressKey, networkKey } from '../platform/limits/address-key';

/** Pages rendered per address and minute, far more than a visitor opens. Each takes about 60 ms of CPU time. */
const PAGES = 120;
const MINUTE = 60_000;
/** How many addresses and networks are counted at the same time. */
const REMEMBERED = 50_000;

/** Limits how many pages are rendered per client address. Requests from this machine (warming, tests) are unlimited. */
export class RenderLimit {
  private readonly counts = new LRUCache<string, { rendered: number }>({ max: REMEMBERED, ttl: MINUTE });

  /**
   * Counts one more page.
   *
   * @returns the seconds to wait, when the address or its network has reached its limit; then the page is not counted
   */
  count(request: FastifyRequest): number | undefined {
    const { ip } = request;
    if (isLoopback(ip)) return undefined;
    const limits = [
      [`address ${addressKey(ip)}`, PAGES],
      [`network ${networkKey(ip)}`, PAGES * ADDRESSES_PER_NETWORK],
    ] as const;
    const full = limits.filter(([key, most]) => (this.counts.get(key)?.rendered ?? 0) >= most);
    if (full.length > 0) {
      emit('refused', { work: 'page' });
      return Math.ceil(Math.max(...full.map(([key]) => this.counts.getRemainingTTL(key))) / 1_000);
    }
    for (const [key] of limits) {
      const count = this.counts.get(key);
      if (count) count.rendered += 1;
      else this.counts.set(key, { rendered: 1 });
    }
    return undefined;
  }
}
