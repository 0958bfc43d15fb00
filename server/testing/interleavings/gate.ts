import { setImmediate as nextRound } from 'node:timers/promises';

/** Turns of the event loop that a server is given to bring its next statement; one that brings none waits within its process. */
const ROUNDS = 50;
/** Milliseconds after which a statement without an answer is asked about: whether it waits for a lock. */
const ASKED_AFTER = { locking: 1, reading: 20 };
/** Milliseconds after which a schedule that does not move is given up. */
const PATIENCE = 30_000;

const LOCKING = /^\s*(?:insert|update|delete|lock)\b|\bfor (?:no key )?(?:update|share)\b|_xact_lock/i;

type Standing =
  /** Does nothing for anybody. */
  | 'free'
  /** Its program works, or waits for something that is no statement. */
  | 'working'
  /** Has a statement at the gate. */
  | 'waiting'
  /** Its statement is in the database. */
  | 'executing'
  /** Its statement waits for a lock of another one. */
  | 'blocked';

/** One server's statements, which wait at the gate to be let through one by one. */
export class Lane {
  standing: Standing = 'free';
  /** The database's number of the connection, while a statement is executed. */
  pid = 0;
  statement = '';
  #inTransaction = false;
  #open = () => {};
  #last = Promise.resolve();

  constructor(private readonly gate: Gate) {}

  /** Sends a statement when it is its turn, one of a server after the other; at once while nobody takes turns. */
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

  /** Carries work out whose statements take turns with the other lanes'. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#become('working');
    try {
      return await work();
    } finally {
      this.#become('free');
      // What the act did not wait for.
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
    // Only then locks were given back.
    if (!this.#inTransaction || /^\s*rollback/i.test(statement)) this.gate.unblock();
    this.#become('working');
  }

  #become(standing: Standing): void {
    this.standing = standing;
    this.gate.changed();
  }
}

/** Tells which of the database's connections wait for a lock. */
type ReadBlocked = (pids: readonly number[]) => Promise<readonly number[]>;

/** Decides whose statement is next: the place of one of the lanes that wait. */
export type Choose = (waiting: readonly number[]) => number;

/** Where the statements of several servers wait, so that one decides in which order the database sees them. */
export class Gate {
  readonly lanes: readonly Lane[];
  /** How often a statement was found to wait for another's lock. */
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
   * Carries works out at the same time, the first on the first lane and so on, a statement of one of them at a time. One that waits for
   * another's lock is left there until it has it.
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

  /** Locks were given back: who waited for one may have it now. */
  unblock(): void {
    for (const lane of this.lanes) if (lane.standing === 'blocked') lane.standing = 'executing';
  }

  #release(lane: Lane): void {
    lane.standing = 'executing';
    lane.letThrough();
  }

  /** Until every lane is at the gate, waits for a lock or is through. */
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
      const timer = setTimeout(resolve, within ?? PATIENCE, true);
      this.#tell = () => {
        clearTimeout(timer);
        resolve(false);
      };
    });
    if (late && within === undefined) throw new Error(`The schedule does not move: ${this.#picture()}`);
  }

  #picture(): string {
    return this.lanes.map(({ standing, statement }) => `${standing} ${statement}`).join(' | ');
  }
}
