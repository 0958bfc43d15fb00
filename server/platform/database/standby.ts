import { type SQL, sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { SECOND } from '../clock/clock';
import { errorCode } from './error-code';
import { follow, type Repeat } from './follow';
import { pooledClient } from './pooled-client';
import { onPool, type PostgresTimeouts } from './postgres';
import type { Orm } from './types';
import { isUnavailable, onlyReads } from './unavailable';

/** A standby whose data is older is not read, in milliseconds. Servers write every half minute at least, so that a healthy one stays younger. */
export const MAX_AGE = 60 * SECOND;

/** Limits of a connection and of each statement, in milliseconds: so long a standby that does not respond delays a report. */
const TIMEOUTS: PostgresTimeouts = { connect: 2_000, query: 5_000 };
const MAX_CONNECTIONS = 5;

const SQLSTATE = /^[0-9A-Z]{5}$/;
/** SQLSTATEs with which a standby cancels a statement that prevents it from replaying. */
const CONFLICT = /^40/;

/** What was read from the standby, and the time of the data. */
export interface FromStandby<Result> {
  result: Result;
  asOf: Date;
}

/** A standby of the primary, for reports. It is checked every two seconds. */
export interface Standby {
  /** Whether the last check found it in recovery and young enough, and no read has failed since. */
  isUsed(): boolean;
  /** Milliseconds since the last transaction that it was seen to have; `undefined` before it has responded. */
  age(): number | undefined;
  /**
   * Runs `work` in a read-only transaction on the standby, in which it sees one state of the data.
   *
   * @param reflects true on the standby if its data is as new as the reader needs
   * @returns `undefined` if the primary has to be read instead: the standby is unreachable, too old or not one any more, lacks what
   * `reflects` asks for, or a statement fails there
   * @throws what `work` throws; SQLSTATE 25006 if it tries to write
   */
  read<Result>(reflects: SQL, work: (orm: Orm) => Promise<Result>): Promise<FromStandby<Result> | undefined>;
  close(): Promise<void>;
}

/** The result of a check. */
interface Position {
  /** When the last transaction that the standby has was committed, by the primary's clock, in milliseconds since 1970. */
  replayedAt: number;
  /** The primary's clock minus this process's {@link performance.now}. The standby's and this machine's clock do not count. */
  offset: number;
}

/**
 * Opens a pool on a standby and checks it; an unreachable one is no error.
 *
 * The age is that of the last replayed transaction. Comparing received and replayed positions would be exact on a quiet primary, but
 * shows a standby that receives nothing as current: one that lost its connection, or that follows a former primary.
 *
 * @param primary for its clock
 */
export async function openStandby(url: string, primary: Pick<Orm, 'execute'>, repeat?: Repeat): Promise<Standby> {
  const pool = new Pool({
    Client: pooledClient(url),
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: TIMEOUTS.connect,
    query_timeout: TIMEOUTS.query,
    statement_timeout: TIMEOUTS.query,
    keepAlive: true,
  });
  // As for the primary: the next statement fails, and without listeners the event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const orm = onPool(pool);
  let known: Position | undefined;
  let used = false;
  const ageOf = ({ offset, replayedAt }: Position) => performance.now() + offset - replayedAt;

  async function check(): Promise<void> {
    try {
      const [now, { replayedAt }] = await Promise.all([clockOf(primary), positionOf(orm)]);
      if (replayedAt !== undefined) known = { replayedAt, offset: now - performance.now() };
      used = replayedAt !== undefined && now - replayedAt <= MAX_AGE;
    } catch {
      used = false;
    }
  }
  const { unfollow } = await follow(check, repeat);

  return {
    isUsed: () => used,
    age: () => known && ageOf(known),
    async read(reflects, work) {
      if (!used || !known) return undefined;
      const { offset } = known;
      try {
        return await orm.transaction(
          async (reads) => {
            const { replayedAt, reflected } = await positionOf(reads, reflects);
            if (replayedAt === undefined || ageOf({ replayedAt, offset }) > MAX_AGE || !reflected) return undefined;
            return { result: await work(reads), asOf: new Date(replayedAt) };
          },
          { isolationLevel: 'repeatable read', accessMode: 'read only' },
        );
      } catch (error) {
        const code = errorCode(error) ?? '';
        if (onlyReads(error) || !(isUnavailable(error) || SQLSTATE.test(code))) throw error;
        if (!CONFLICT.test(code)) used = false;
        return undefined;
      }
    },
    async close() {
      unfollow();
      await pool.end();
    },
  };
}

/** How far a database has replayed; `replayedAt` is missing if it is not a standby, or has replayed nothing since it started. */
async function positionOf(orm: Orm, reflects = sql`true`): Promise<{ replayedAt?: number; reflected: boolean }> {
  const { rows } = await orm.execute<{ replayed_at: number | null; reflected: boolean }>(sql`
    select extract(epoch from case when pg_is_in_recovery() then pg_last_xact_replay_timestamp() end)::float8 as replayed_at,
      ${reflects} as reflected`);
  const [{ replayed_at: seconds, reflected } = { replayed_at: null, reflected: false }] = rows;
  return seconds === null ? { reflected } : { replayedAt: seconds * SECOND, reflected };
}

/** The database's clock, in milliseconds since 1970. */
async function clockOf(orm: Pick<Orm, 'execute'>): Promise<number> {
  const { rows } = await orm.execute<{ now: number }>(sql`select extract(epoch from clock_timestamp())::float8 as now`);
  return (rows[0]?.now ?? Number.NaN) * SECOND;
}
