import { LRUCache } from 'lru-cache';
import { ADDRESSES_PER_NETWORK, addressKey, networkKey } from '../../../platform/limits/address-key';
import { type Rate, TokenBucket } from './token-bucket';

export interface SocketLimits {
  /** Open sockets per address; a network (an IPv4 /24, an IPv6 /48) may have ten times as many. */
  perAddress: number;
  /** Open sockets of this process. */
  total: number;
}

/** Enough for many visitors behind one address, and easy to serve for one process. */
export const DEFAULT_LIMITS: SocketLimits = { perAddress: 100, total: 10_000 };

/** Addresses whose handshakes are counted; the least recent ones are dropped first. */
const REMEMBERED = 50_000;

/** How fast one address may open sockets: a burst of its limit, and two more each second. */
const REOPENED_PER_SECOND = 2;

/** Counts the open sockets of this process, each address and each network. */
export class OpenSockets {
  private total = 0;
  private readonly held = new Map<string, number>();
  private readonly handshakes = new LRUCache<string, TokenBucket>({ max: REMEMBERED });
  private readonly rate: Rate;

  constructor(private readonly limits: SocketLimits) {
    this.rate = { burst: limits.perAddress, perSecond: REOPENED_PER_SECOND };
  }

  /** Counts a socket in; 429 when its address has too many or opens them too fast, 503 when the process is full. */
  enter(address: string): 429 | 503 | undefined {
    const keys = keysOf(address);
    const { perAddress, total } = this.limits;
    if (!this.mayOpen(keys.address)) return 429;
    if (this.count(keys.address) >= perAddress) return 429;
    if (this.count(keys.network) >= perAddress * ADDRESSES_PER_NETWORK) return 429;
    if (this.total >= total) return 503;
    this.total += 1;
    for (const key of Object.values(keys)) this.held.set(key, this.count(key) + 1);
    return undefined;
  }

  /** Removes a socket from the count. */
  leave(address: string): void {
    this.total -= 1;
    for (const key of Object.values(keysOf(address))) {
      const left = this.count(key) - 1;
      if (left > 0) this.held.set(key, left);
      else this.held.delete(key);
    }
  }

  private count(key: string): number {
    return this.held.get(key) ?? 0;
  }

  private mayOpen(key: string): boolean {
    let bucket = this.handshakes.get(key);
    if (!bucket) {
      bucket = new TokenBucket(this.rate);
      this.handshakes.set(key, bucket);
    }
    return bucket.take();
  }
}

function keysOf(address: string): { address: string; network: string } {
  return { address: `address:${addressKey(address)}`, network: `network:${networkKey(address)}` };
}
