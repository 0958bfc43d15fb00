import { Agent, request } from 'undici';
import { limit } from '@/scripts/lib/limit.mjs';
import type { DatabaseHost } from './database-machine';
import { commandsOf, withValues } from './guide';
import { addressOf, type DatabaseMachine } from './network';
import { POSTGRES } from './server-machine';
import { until } from './until';

/** A member as Patroni's REST interface lists it. */
interface Member {
  name: DatabaseMachine;
  role: 'leader' | 'sync_standby' | 'replica';
  state: string;
}

const FIRST_START = '### The first start';
const PATRONI_PORT = 8008;
/** Units in which a member must answer. */
const ANSWER_LIMIT = 2;

/** The three database machines. */
export class Cluster {
  #agent: Agent;

  /** @param ca the certificate of the authority that made the machines' certificates */
  constructor(
    readonly machines: readonly DatabaseHost[],
    ca: string,
  ) {
    this.#agent = agentFor(ca);
  }

  /** @param ca as above, several one after the other while it changes */
  trust(ca: string): void {
    this.#agent = agentFor(ca);
  }

  /** Installs and starts the machines, with the commands of the guide. */
  async start(): Promise<void> {
    await this.install();
    await Promise.all(this.machines.map((machine) => machine.startPrograms()));
    await this.untilWhole();
  }

  /** Installs the machines up to their first start. */
  async install(): Promise<void> {
    await Promise.all(this.machines.map((machine) => machine.install()));
    for (const machine of this.machines) await machine.boot();
    const [beFirstRedis = ''] = commandsOf(FIRST_START, 3);
    await this.machine('database-1').runCommands(beFirstRedis);
  }

  /** Makes the product's database and the archive with a full backup. @param owner the password of the owner */
  async makeDatabase(owner: string): Promise<void> {
    const [, , onLeader = ''] = commandsOf(FIRST_START, 3);
    await (await this.primary()).runCommands(withValues(onLeader, { owner }));
  }

  machine(name: DatabaseMachine): DatabaseHost {
    const found = this.machines.find((machine) => machine.name === name);
    if (!found) throw new Error(`There is no machine ${name}.`);
    return found;
  }

  /** The current primary. @throws when no member knows one */
  async primary(): Promise<DatabaseHost> {
    return this.machine(await this.#find('leader'));
  }

  /** The standby that has every acknowledged commit. */
  async syncStandby(): Promise<DatabaseHost> {
    return this.machine(await this.#find('sync_standby'));
  }

  async #find(role: Member['role']): Promise<DatabaseMachine> {
    const found = (await this.#members()).find((member) => member.role === role);
    if (!found) throw new Error(`No machine is the ${role}.`);
    return found.name;
  }

  /** Runs a statement on the primary. */
  async sql(statement: string, database?: string): Promise<string> {
    return (await this.primary()).sql(statement, database);
  }

  /** Waits until all three members run, both standbys stream, and one of them is synchronous. @throws with Patroni's logs */
  async untilWhole(): Promise<void> {
    try {
      await until('the cluster is whole', () => this.#checkWhole());
    } catch (error) {
      const logs = await Promise.all(
        this.machines.map(async (machine) => `${machine.name}:\n${await machine.logOf('patroni')}`),
      );
      throw new Error(`${(error as Error).message} Patroni's logs:\n${logs.join('\n')}`, { cause: error });
    }
  }

  /** Waits until a server runs the quote feed for all, which needs Redis's password and authority. */
  async untilQuotesAreShared(): Promise<void> {
    await until('servers share quotes', async () => this.machine('database-1').sharesQuotes());
  }

  /** @throws with what it found when the cluster is not whole */
  async #checkWhole(): Promise<true> {
    const roles = (await this.#members()).map(({ role }) => role).sort();
    const states = await this.sql(
      "select string_agg(state || ' ' || sync_state, ', ' order by sync_state) from pg_stat_replication",
    );
    const found = `${roles.join(', ')}; ${states}`;
    if (found !== 'leader, replica, sync_standby; streaming async, streaming sync') throw new Error(found);
    return true;
  }

  /** The members by the first machine that answers. */
  async #members(): Promise<Member[]> {
    const asked = this.machines.filter(({ on }) => on).map(({ name }) => this.#askMembers(name));
    return Promise.any(asked);
  }

  async #askMembers(machine: DatabaseMachine): Promise<Member[]> {
    const address = `https://${addressOf(machine)}:${PATRONI_PORT}/cluster`;
    const signal = AbortSignal.timeout(limit(ANSWER_LIMIT));
    const { body } = await request(address, { dispatcher: this.#agent, signal });
    return ((await body.json()) as { members: Member[] }).members;
  }
}

/** Sends requests to Patroni. @param ca certificates of authorities that it trusts */
function agentFor(ca: string): Agent {
  return new Agent({ connect: { ca, servername: POSTGRES } });
}
