import { LRUCache } from 'lru-cache';
import { SECOND } from '../../../../platform/clock/clock';
import { hasLastOperation } from '../../../../platform/database/last-operation';
import type { Standby } from '../../../../platform/database/standby';
import type { Orm } from '../../../../platform/database/types';
import { on } from '../../../../platform/events/events';

/** How long a ranking is served before it is counted again. */
const FRESH = 10 * SECOND;
/** Cached rankings, each with all its accounts; there are as many as campaigns with a ranking. */
const MAX_CACHED = 50;

/** An account's place. */
export interface Place {
  rank: number;
  account: string;
  /** Standard lots. */
  value: number;
}

/** All places. */
export class Ranking {
  private readonly ranks: ReadonlyMap<string, number>;

  /** @param accounts in order of their places */
  constructor(
    private readonly accounts: readonly string[],
    private readonly values: readonly number[],
  ) {
    this.ranks = new Map(accounts.map((account, index) => [account, index + 1]));
  }

  /** The first ones. */
  top(most: number): Place[] {
    return this.accounts.slice(0, most).map((account, index) => this.place(account, index + 1));
  }

  of(account: string): Place | undefined {
    const rank = this.ranks.get(account);
    return rank === undefined ? undefined : this.place(account, rank);
  }

  private place(account: string, rank: number): Place {
    return { rank, account, value: this.values[rank - 1] ?? 0 };
  }
}

/** A counted ranking. */
export interface Counted {
  ranking: Ranking;
  countedAt: Date;
  /** The time of the counted trades: of the count, or that of a standby's data. */
  asOf: Date;
}

/** A ranking's key, and the function that counts it on a connection. */
export interface Wanted {
  key: string;
  count: (orm: Orm) => Promise<Ranking>;
}

/**
 * The cached rankings of one database: counting one takes long, and there are many readers. An operator's change in
 * this process takes effect immediately. For other changes readers do not wait: once a ranking is older than {@link
 * FRESH}, the next reader starts a new count and still gets the old one, whose age `asOf` shows. It is counted on the
 * standby, if that has every change of an operator.
 */
class RankingStore {
  private readonly cached = new LRUCache<string, Counted>({ max: MAX_CACHED });
  private readonly counting = new Map<string, Promise<Counted>>();

  constructor(
    private readonly database: Orm,
    private readonly standby: Standby | undefined,
  ) {}

  /**
   * @param orm the reader's own: a transaction must not wait for another reader's statement, which may wait for the
   * transaction
   */
  async read(orm: Orm, wanted: Wanted, now: Date): Promise<Counted> {
    const cached = this.cached.get(wanted.key);
    if (cached) {
      const age = Math.abs(now.getTime() - cached.countedAt.getTime());
      // If it fails, the next reader starts it again.
      if (age >= FRESH) this.countOnce(wanted, now).catch(() => {});
      return cached;
    }
    return orm === this.database ? this.countOnce(wanted, now) : this.store(wanted, now, await wanted.count(orm));
  }

  /** Shares one count between parallel readers. */
  private countOnce(wanted: Wanted, now: Date): Promise<Counted> {
    const { key } = wanted;
    const running = this.counting.get(key);
    if (running) return running;
    const counting = this.count(wanted, now).finally(() => this.counting.delete(key));
    this.counting.set(key, counting);
    return counting;
  }

  private async count(wanted: Wanted, now: Date): Promise<Counted> {
    const { standby, database } = this;
    const found = standby?.isUsed() && (await standby.read(await hasLastOperation(database), wanted.count));
    return found
      ? this.store(wanted, now, found.result, found.asOf)
      : this.store(wanted, now, await wanted.count(database));
  }

  private store({ key }: Wanted, countedAt: Date, ranking: Ranking, asOf = countedAt): Counted {
    const counted = { ranking, countedAt, asOf };
    this.cached.set(key, counted);
    return counted;
  }
}

let stores = new WeakMap<Orm, RankingStore>();
// Drops rankings counted before an operation in this process, such as an import of trades.
on('operation_recorded', () => {
  stores = new WeakMap();
});

/** The rankings of a database. */
export function rankingsOf(database: Orm, standby?: Standby): RankingStore {
  const known = stores.get(database) ?? new RankingStore(database, standby);
  stores.set(database, known);
  return known;
}
