import { setImmediate as nextRound } from 'node:timers/promises';
import { limit } from '@/scripts/lib/limit.mjs';

/**
 * Event loop rounds in which a server may send its next statement; one that sends none waits for something in its own
 * process.
 */
const ROUNDS = 50;
/** Milliseconds without a response after which the gate checks whether a statement waits for a lock. */
const ASKED_AFTER = { locking: 1, reading: 20 };

const LOCKING = /^\s*(?:insert|update|delete|lock)\b|\bfor (?:no key )?(?:update|share)\b|_xact_lock/i;

type Standing =
  /** Runs no action. */
  | 'free'
  /** Its program runs, or waits for something other than a statement. */
  | 'working'
  /** Has a statement at the gate. */
  | 'waiting'
  /** Its statement is in the database. */
  | 'executing'
  /** Its statement waits for another lane's lock. */
  | 'blocked';

/** The statements of one server. They wait at the gate, which lets them through one by one. */
export class Lane {
  standing: Standing = 'free';
  /** Process id of the connection in PostgreSQL, while it executes a statement. */
  pid = 0;
  statement = '';
  #inTransaction = false;
  #open = () => {};
  #last = Promise.resolve();

  constructor(private readonly gate: Gate) {}

  /**
   * Sends a statement when the gate lets it through, one per server at a time; immediately when no action is running.
   */
  async pass<Answer>(statement: string, pid: number, send: () => Promise<Answer>): Promise<Answer> {
    const before = this.#last;
    let end = () => {};
    this.#last = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    try {
      if (this.standing !== 'free') await this.#wait(statement, pid);
      return await send();
    } catch (error) {
      this.#inTransaction = false;
      throw error;
    } finally {
      this.#noteEnd(statement);
      end();
    }
  }

  letThrough(): void {
    this.#open();
  }

  /** Runs work whose statements the gate orders with those of the other lanes. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#become('working');
    try {
      return await work();
    } finally {
      this.#become('free');
      // Let through a statement that the action did not wait for.
      this.#open();
    }
  }

  async #wait(statement: string, pid: number): Promise<void> {
    this.statement = statement;
    this.pid = pid;
    await new Promise<void>((resolve) => {
      this.#open = resolve;
      this.#become('waiting');
    });
  }

  #noteEnd(statement: string): void {
    if (this.standing === 'free') return;
    if (/^\s*begin/i.test(statement)) this.#inTransaction = true;
    if (/^\s*(?:commit|rollback)\s*;?\s*$/i.test(statement)) this.#inTransaction = false;
    // Locks are only released here.
    if (!this.#inTransaction || /^\s*rollback/i.test(statement)) this.gate.unblock();
    this.#become('working');
  }

  #become(standing: Standing): void {
    this.standing = standing;
    this.gate.changed();
  }
}

/** Reads which of the connections wait for a lock. */
type ReadBlocked = (pids: readonly number[]) => Promise<readonly number[]>;

/** Chooses whose statement is next: the index of one of the waiting lanes. */
export type Choose = (waiting: readonly number[]) => number;

/** Where the statements of several servers wait, so that a test decides in which order the database gets them. */
export class Gate {
  readonly lanes: readonly Lane[];
  /** How often a statement was found waiting for another lane's lock. */
  waits = 0;
  #changes = 0;
  #tell = () => {};

  constructor(
    count: number,
    private readonly readBlocked: ReadBlocked,
  ) {
    this.lanes = Array.from({ length: count }, () => new Lane(this));
  }

  /**
   * Runs works concurrently, the first on the first lane and so on, but only one statement at a time. A statement that
   * waits for another lane's lock stays in the database until it gets it.
   */
  async interleave<Result>(works: readonly (() => Promise<Result>)[], choose: Choose): Promise<Result[]> {
    const results = Promise.all(works.map((work, place) => (this.lanes[place] as Lane).run(work)));
    results.catch(() => {});
    for (;;) {
      await this.#settle();
      if (this.lanes.every(({ standing }) => standing === 'free')) return results;
      const waiting = this.lanes.flatMap(({ standing }, place) => (standing === 'waiting' ? [place] : []));
      if (waiting.length === 0) await this.#nextChange();
      else this.#release(this.lanes[choose(waiting)] as Lane);
    }
  }

  changed(): void {
    this.#changes++;
    this.#tell();
  }

  /** Locks were released: a blocked lane may have its lock now. */
  unblock(): void {
    for (const lane of this.lanes) if (lane.standing === 'blocked') lane.standing = 'executing';
  }

  #release(lane: Lane): void {
    lane.standing = 'executing';
    lane.letThrough();
  }

  /** Resolves when every lane waits at the gate, waits for a lock or is done. */
  async #settle(): Promise<void> {
    for (;;) {
      await this.#waitForPrograms();
      const executing = this.lanes.filter(({ standing }) => standing === 'executing');
      if (executing.length === 0) return;
      const before = this.#changes;
      const locking = executing.some(({ statement }) => LOCKING.test(statement));
      await this.#nextChange(ASKED_AFTER[locking ? 'locking' : 'reading']);
      if (this.#changes === before) await this.#markBlocked(executing, before);
    }
  }

  async #markBlocked(executing: readonly Lane[], before: number): Promise<void> {
    const blocked = await this.readBlocked(executing.map(({ pid }) => pid));
    if (this.#changes !== before) return;
    for (const lane of executing.filter(({ pid }) => blocked.includes(pid))) {
      lane.standing = 'blocked';
      this.waits++;
    }
  }

  async #waitForPrograms(): Promise<void> {
    for (let round = 0; round < ROUNDS; round++) {
      if (this.lanes.every(({ standing }) => standing !== 'working')) return;
      await nextRound();
    }
  }

  async #nextChange(within?: number): Promise<void> {
    const late = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(resolve, within ?? limit(), true);
      this.#tell = () => {
        clearTimeout(timer);
        resolve(false);
      };
    });
    if (late && within === undefined) throw new Error(`The schedule does not progress: ${this.#picture()}`);
  }

  #picture(): string {
    return this.lanes.map(({ standing, statement }) => `${standing} ${statement}`).join(' | ');
  }
}
