import { Pool } from 'pg';
import type { Campaign } from '@/lib/campaign/schema';
import { type Act, act } from '../../domain/activities/testing/concurrency/act';
import { verifyChain } from '../../operations/audit/audit-chain';
import { OperatorError } from '../../operations/common/operation';
import { CloseOnTimeoutClient } from '../../platform/database/close-on-timeout';
import { onPool } from '../../platform/database/postgres';
import type { Database } from '../../platform/database/types';
import { isUnavailable } from '../../platform/database/unavailable';
import { Keyring } from '../../platform/secrets/keyring';
import { createVault } from '../../platform/secrets/vault';
import { TestApi } from '../api';
import type { Lane } from './gate';

/** The same key for all servers, as in an installation. */
const VAULT_KEY = Buffer.alloc(32, 7);
/** Opened at the start, so that opening them is not part of a schedule. */
const CONNECTIONS = 2;
const OPERATOR = 'Li Na';

/** The result of an action. */
export interface Answer {
  /** `ok`, a problem code, or `refused` when the server rejects an operation. */
  code: string;
  /** The response body; empty for operators. */
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
    const database = {
      orm: onPool(pool),
      ping: async () => {},
      close: () => pool.end(),
    } as Database;
    const vault = createVault(Keyring.of(VAULT_KEY));
    return new GatedServer(await TestApi.on(database, { campaigns, vault }), pool);
  }

  /** Sends a visitor's action, and retries when the server could not start it. */
  async act(token: string, visitors: Act): Promise<Answer> {
    const { statusCode, body } = await act(this.api, token, visitors);
    return {
      code: statusCode === 200 ? 'ok' : statusCode < 500 ? JSON.parse(body).code : `status ${statusCode}`,
      body,
    };
  }

  /** Runs an operation, and retries when the database was unavailable. */
  async order(operation: string, input: Record<string, unknown>): Promise<Answer> {
    for (;;) {
      try {
        await this.api.run(operation, input, OPERATOR);
        return { code: 'ok', body: '' };
      } catch (error) {
        if (isUnavailable(error)) continue;
        if (error instanceof OperatorError) return { code: 'refused', body: '' };
        return { code: `fault ${String(error instanceof Error ? (error.cause ?? error) : error)}`, body: '' };
      }
    }
  }

  /** Operations that break the audit chain. */
  async readBrokenActs(): Promise<number[]> {
    const { database, vault } = this.api.services;
    return (await verifyChain(database.orm, vault)).broken;
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}

/** Names under which connections cache statement plans: planning each time is a third of a schedule's cost. */
const NAMES = new Map<string, string>();

function nameOf(text: string): string {
  const name = NAMES.get(text) ?? `statement ${NAMES.size}`;
  NAMES.set(text, name);
  return name;
}

/** A client class whose statements pass through the lane. */
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
