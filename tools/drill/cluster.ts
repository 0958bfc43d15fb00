import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Agent, request } from 'undici';
import { limit } from '@/scripts/lib/limit.mjs';
import { DatabaseHost, type Shared } from './database-machine';
import { DATABASE_MACHINES, type DatabaseMachine, hostOf } from './network';
import { until } from './until';

/** A member as Patroni's REST interface lists it. */
interface Member {
  name: DatabaseMachine;
  role: 'leader' | 'sync_standby' | 'replica';
  state: string;
}

const PATRONI_PORT = 8008;
/** Units in which a member must answer. */
const ANSWER_LIMIT = 2;

/** The three database machines. */
export class Cluster {
  readonly machines: DatabaseHost[];
  /** Trusts the authority of the machines' certificates. */
  readonly #agent: Agent;

  constructor(folder: string, shared: Shared) {
    this.machines = DATABASE_MACHINES.map((name) => new DatabaseHost(name, folder, shared));
    this.#agent = new Agent({ connect: { ca: readFileSync(join(shared.certificates, 'authority.pem')) } });
  }

  async start(): Promise<void> {
    for (const machine of this.machines) await machine.install();
    this.machine('database-1').beFirstRedis();
    for (const machine of this.machines) await machine.powerOn();
    await this.untilWhole();
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
      await until('the cluster is whole', () => this.#isWhole());
    } catch (error) {
      const logs = this.machines.map((machine) => `${machine.name}:\n${machine.logOf('patroni')}`);
      throw new Error(`${(error as Error).message} Patroni's logs:\n${logs.join('\n')}`, { cause: error });
    }
  }

  async #isWhole(): Promise<boolean> {
    const members = await this.#members();
    const roles = members.map(({ role }) => role).sort();
    if (roles.join() !== 'leader,replica,sync_standby') return false;
    const streaming = await this.sql(
      "select string_agg(sync_state, ',' order by sync_state) from pg_stat_replication where state = 'streaming'",
    );
    return streaming === 'async,sync';
  }

  /** The members by the first machine that answers. */
  async #members(): Promise<Member[]> {
    const asked = this.machines.filter(({ on }) => on).map(({ name }) => this.#askMembers(name));
    return Promise.any(asked);
  }

  async #askMembers(machine: DatabaseMachine): Promise<Member[]> {
    const address = `https://${hostOf(machine)}:${PATRONI_PORT}/cluster`;
    const signal = AbortSignal.timeout(limit(ANSWER_LIMIT));
    const { body } = await request(address, { dispatcher: this.#agent, signal });
    return ((await body.json()) as { members: Member[] }).members;
  }
}
