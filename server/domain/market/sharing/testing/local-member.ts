import type { Tick } from '@/lib/contract/market';
import { Simulator } from '../../feed/simulator/simulator';
import { type Role, SharedFeed } from '../shared-feed';

/** A server in the test's own process, with connections of its own. */
export class LocalMember {
  readonly ticks: Tick[] = [];
  private readonly feed: SharedFeed;

  constructor(url: string) {
    this.feed = new SharedFeed(new Simulator(), { url });
    void this.feed.start((ticks) => this.ticks.push(...ticks));
  }

  get role(): Role {
    return this.feed.role;
  }

  end(): Promise<void> {
    return this.feed.stop();
  }
}
