import fc from 'fast-check';
import { Client } from 'pg';
import { makeAccounts } from '../../domain/activities/testing/concurrency/accounts';
import { rewards } from '../../platform/database/schema/activities';
import { type Choose, Gate } from './gate';
import { type Answered, violations } from './invariants';
import { Orders, type Play } from './orders';
import { clearRecords, pictureOf, readRecords } from './records';
import type { Scenario, StartState, Stretch } from './scenario';
import { NOW } from './scenarios/definitions';
import type { GatedServer } from './server';

/** Opens a server that shares no memory with other servers. */
export type OpenServer = (...parameters: Parameters<typeof GatedServer.open>) => Promise<GatedServer>;

export interface Runs {
  /** Number of schedules. */
  runs: number;
  /** Seed and path that a failure printed, to reproduce it. */
  seed?: number;
  path?: string;
  /** False to stop at the first failing schedule instead of shrinking it. */
  shrink?: boolean;
}

/** The results of a scenario's schedules. */
export interface Report {
  scenario: string;
  schedules: number;
  /** The seed of the schedules, to reproduce them. */
  seed: number;
  statements: number;
  /** Statements that waited for another lane's lock. */
  waits: number;
  /** What is wrong after the shortest failing schedule, and how to reproduce it; empty when none fails. */
  failure: string;
}

/** Several servers on one database, whose statements fast-check orders. */
export class Interleaver {
  #plays = 0;
  #statements = 0;

  private constructor(
    private readonly gate: Gate,
    private readonly servers: readonly GatedServer[],
    private readonly observer: Client,
  ) {}

  /**
   * @param url of a database with the product's tables that nothing else uses
   * @param scenarios all scenarios that will run
   */
  static async open(url: string, scenarios: readonly Scenario[], openServer: OpenServer): Promise<Interleaver> {
    const observer = new Client({ connectionString: url });
    await observer.connect();
    // PostgreSQL checks for a deadlock only after `deadlock_timeout`, and by then every statement waits: the product's
    // full second would be wasted. The other two settings save disk and planning time.
    for (const setting of ["deadlock_timeout = '20ms'", 'synchronous_commit = off', 'jit = off']) {
      await observer.query(`alter database ${new URL(url).pathname.slice(1)} set ${setting}`);
    }
    const gate = new Gate(Math.max(...scenarios.map(({ acts }) => acts.length)), async (pids) => {
      const { rows } = await observer.query<{ pid: number }>(
        'select pid from unnest($1::int[]) as pid where cardinality(pg_blocking_pids(pid)) > 0',
        [pids],
      );
      return rows.map(({ pid }) => pid);
    });
    const campaigns = [...new Set(scenarios.flatMap((scenario) => scenario.campaigns))];
    const changed = scenarios.flatMap((scenario) => scenario.changed ?? []);
    const later = campaigns.map((campaign) => changed.find(({ slug }) => slug === campaign.slug) ?? campaign);
    const servers = await Promise.all(
      gate.lanes.map((lane, place) => openServer(url, lane, place === 0 ? campaigns : later)),
    );
    return new Interleaver(gate, servers, observer);
  }

  /**
   * Runs the actions in schedules that fast-check draws. Each schedule must keep the invariants and end like some
   * sequential order.
   */
  async run(scenario: Scenario, { runs, seed, path, shrink = true }: Runs): Promise<Report> {
    const { acts } = scenario;
    const before = { statements: this.#statements, waits: this.gate.waits };
    const report = (schedules: number, failure: string, drawn: number): Report => ({
      scenario: scenario.name,
      schedules,
      seed: drawn,
      statements: this.#statements - before.statements,
      waits: this.gate.waits - before.waits,
      failure,
    });
    for (const [place, { api }] of this.servers.entries()) {
      const wanted = NOW.getTime() + (scenario.later ?? delayOf(acts[place]));
      api.clock.move(wanted - api.clock.read().getTime());
    }
    const orders = new Orders(acts.length, (order) => this.#play(scenario, inTurn(order)));
    let schedules = 0;
    const property = fc.asyncProperty(schedulesOf(acts.length), async (stretches) => {
      if (orders.failure) throw new Error(orders.failure);
      schedules++;
      const { found, picture } = await this.#play(scenario, choosing(stretches));
      if (found.length === 0 && (await orders.leadTo(picture))) return;
      await orders.playAll();
      throw new Error(found.join('; ') || unlike(picture, orders.pictures));
    });
    const details = await fc.check(property, {
      numRuns: runs,
      endOnFailure: !shrink,
      examples: (scenario.known ?? []).map((known): [Stretch[]] => [known]),
      ...(seed !== undefined && { seed }),
      ...(path !== undefined && { path }),
    });
    if (orders.failure) return report(0, orders.failure, details.seed);
    return report(schedules, details.failed ? failureOf(scenario, details) : '', details.seed);
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.close()));
    await this.observer.end();
  }

  async #play(scenario: Scenario, choose: Choose): Promise<Play> {
    const start = await this.#setUp(scenario);
    const numbers = start.people.map(({ account }) => account);
    const works = scenario.acts.map((act, place) => async (): Promise<Answered> => {
      const server = this.servers[place] as GatedServer;
      if ('order' in act) return { ...(await server.order(act.order, act.input(start))), account: null, key: '' };
      const { by, ...deed } = act;
      const { account, token } = start.people[by] as StartState['people'][number];
      const key = `${account} ${act.key ?? place}`;
      return { ...(await server.act(token, { ...deed, key })), account, key };
    });
    const answered = await this.gate.interleave(works, (waiting) => {
      this.#statements++;
      return choose(waiting);
    });
    const records = await readRecords(this.observer);
    const codes = answered.map(({ code }, place) => `act ${place}: ${code}`);
    const broken = await this.servers[0]?.readBrokenActs();
    const found = [
      ...violations(records, answered),
      ...(broken ?? []).map((id) => `operation ${id} breaks the audit chain`),
    ];
    return { found, picture: [...codes, ...pictureOf(records, numbers)] };
  }

  async #setUp({ people: count, before }: Scenario): Promise<StartState> {
    await clearRecords(this.observer);
    const [first] = this.servers;
    if (!first) throw new Error('A scenario needs actions.');
    const { clock, services } = first.api;
    const now = clock.read();
    const people = await makeAccounts(services.database.orm, count, now, `p${this.#plays++}-`);
    const account = (place: number) => people[place]?.account ?? '';
    const { orm } = services.database;
    const start = { orm, now, people, account, rewardIds: [] };
    await before?.(start);
    const stood = await orm.select({ id: rewards.id }).from(rewards);
    return { ...start, rewardIds: stood.map(({ id }) => id) };
  }
}

function failureOf(
  { name }: Scenario,
  { seed, counterexamplePath, counterexample, errorInstance }: fc.RunDetails<[Stretch[]]>,
): string {
  const what = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  const stretches = counterexample?.[0].map(({ act, statements }) => `${act}×${statements}`).join(' ');
  const again = `npm run test:race -- ${name} --seed=${seed} --path=${counterexamplePath}`;
  return `${what}\nActions and statements: ${stretches}, then the first that can continue.\nReproduce: ${again}`;
}

function delayOf(act: Scenario['acts'][number] | undefined): number {
  return act && 'later' in act ? (act.later ?? 0) : 0;
}

/** Short stretches let others in between two statements; long ones let an action nearly finish. */
function schedulesOf(acts: number): fc.Arbitrary<Stretch[]> {
  const statements = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 4 }) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 40 }) },
  );
  return fc.array(fc.record({ act: fc.nat(acts - 1), statements }), { minLength: 1, maxLength: 30, size: 'max' });
}

/**
 * Follows the stretches. A lane that cannot continue loses the rest of its stretch; after the last stretch the first
 * waiting lane continues.
 */
function choosing(stretches: readonly Stretch[]): Choose {
  const left = stretches.map((stretch) => ({ ...stretch }));
  return (waiting) => {
    for (;;) {
      const [stretch] = left;
      if (!stretch) return waiting[0] ?? 0;
      if (stretch.statements-- > 0 && waiting.includes(stretch.act)) return stretch.act;
      left.shift();
    }
  };
}

function inTurn(order: readonly number[]): Choose {
  return (waiting) => order.find((lane) => waiting.includes(lane)) ?? 0;
}

/** The difference between a schedule's result and the closest sequential order. */
function unlike(picture: readonly string[], allowed: readonly string[][]): string {
  const differences = allowed.map((one) => [
    ...picture.filter((line) => !one.includes(line)).map((line) => `+ ${line}`),
    ...one.filter((line) => !picture.includes(line)).map((line) => `- ${line}`),
  ]);
  const [nearest = ['the same lines, but some more often']] = differences.sort((a, b) => a.length - b.length);
  return `No sequential order of the actions gives this result:\n${nearest.join('\n')}`;
}
