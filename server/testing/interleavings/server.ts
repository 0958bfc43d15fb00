import { Pool } from 'pg';
import type { Campaign } from '@/lib/campaign/schema';
import { type Act, act } from '../../domain/activities/testing/concurrency/act';
import { verifyChain } from '../../operations/audit-chain';
import { OperatorError } from '../../operations/operation';
import { perform } from '../../operations/perform';
import { CloseOnTimeoutClient } from '../../platform/database/close-on-timeout';
import { onPool } from '../../platform/database/postgres';
import type { Database } from '../../platform/database/types';
import { isUnavailable } from '../../platform/database/unavailable';
import { Keyring } from '../../platform/secrets/keyring';
import { createVault } from '../../platform/secrets/vault';
import { TestApi } from '../api';
import type { Lane } from './gate';

/** The same for all servers, as it is in an installation. */
const VAULT_KEY = Buffer.alloc(32, 7);
/** Connections that are there from the start: to open one takes turns of nobody. */
const CONNECTIONS = 2;
const OPERATOR = 'Li Na';

/** What came of an act. */
export interface Answer {
  /** `ok`, the code of a problem, or `refused` where an operator's act is. */
  code: string;
  /** The body of an answer; empty for operators. */
  body: string;
}

/** A server whose statements wait at the gate. */
export class GatedServer {
  private constructor(
    readonly api: TestApi,
    private readonly pool: Pool,
  ) {}

  static async open(url: string, lane: Pick<Lane, 'pass'>, campaigns: readonly Campaign[]): Promise<GatedServer> {
    const pool = new Pool({ connectionString: url, Client: gated(lane), max: CONNECTIONS, idleTimeoutMillis: 0 });
    const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.connect()));
    for (const connection of connections) connection.release();
    const database: Database = {
      orm: onPool(pool),
      ping: async () => {},
      close: () => pool.end(),
      dump: () => Promise.reject(new Error('Nothing is copied here.')),
    };
    const vault = createVault(Keyring.of(VAULT_KEY));
    return new GatedServer(await TestApi.on(database, { campaigns, vault }), pool);
  }

  /** Does what a visitor does, and again where the server could not begin. */
  async act(token: string, visitors: Act): Promise<Answer> {
    const { statusCode, body } = await act(this.api, token, visitors);
    return {
      code: statusCode === 200 ? 'ok' : statusCode < 500 ? JSON.parse(body).code : `status ${statusCode}`,
      body,
    };
  }

  /** Does what an operator orders, and again where the database could not. */
  async order(operation: string, input: Record<string, unknown>): Promise<Answer> {
    for (;;) {
      try {
        await perform(this.api.services, { operation, input, operator: OPERATOR });
        return { code: 'ok', body: '' };
      } catch (error) {
        if (isUnavailable(error)) continue;
        if (error instanceof OperatorError) return { code: 'refused', body: '' };
        return { code: `fault ${String(error instanceof Error ? (error.cause ?? error) : error)}`, body: '' };
      }
    }
  }

  /** Operators' acts that do not follow from the one before them. */
  async readBrokenActs(): Promise<number[]> {
    const { database, vault } = this.api.services;
    return (await verifyChain(database.orm, vault)).broken;
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}

/** Names under which connections keep the plans of statements: to plan each anew is a third of what a schedule costs. */
const NAMES = new Map<string, string>();

function nameOf(text: string): string {
  const name = NAMES.get(text) ?? `statement ${NAMES.size}`;
  NAMES.set(text, name);
  return name;
}

/** Connections whose statements pass through the lane. */
function gated(lane: Pick<Lane, 'pass'>) {
  return class extends CloseOnTimeoutClient {
    // biome-ignore lint/suspicious/noExplicitAny: the driver declares ten overloads.
    override query(...parameters: any[]): any {
      const pid = (this as unknown as { processID: number }).processID;
      const [statement] = parameters;
      const text: string = typeof statement === 'string' ? statement : statement.text;
      if (typeof statement !== 'string') statement.name = nameOf(text);
      const callback = parameters.at(-1);
      if (typeof callback !== 'function') return lane.pass(text, pid, () => super.query(...parameters));
      lane
        .pass(text, pid, () => super.query(...parameters.slice(0, -1)))
        .then(
          (answer) => callback(undefined, answer),
          (error) => callback(error),
        );
    }
  };
}
