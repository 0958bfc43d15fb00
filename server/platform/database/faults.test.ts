import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { bankCardSubmit, identityInfoSubmit } from '@/lib/contract/user';
import { limit } from '@/scripts/lib/limit.mjs';
import { CONSENT, TestApi, usePostgres, Visitor } from '../../testing';
import { becomes } from '../../testing/becomes';
import { asAdmin } from '../../testing/create-database';
import { folderForEachTest } from '../../testing/folder-for-each-test';
import { HEALTH_PATH, healthRoutes } from '../http/health';
import { answerOnce } from '../idempotency/service';
import { openDatabase } from './open';
import { tryWriting } from './try-writing';
import type { Database } from './types';
import { isUnavailable } from './unavailable';

const TIMEOUTS = { connect: limit(2), query: limit(3) };

describe('a failing PostgreSQL', () => {
  const postgres = usePostgres();
  let databaseUrl: string;
  let database: Database;
  let visitor: Visitor;
  beforeEach(async () => {
    databaseUrl = await postgres().createDatabase();
    database = await openDatabase({ databaseUrl, timeouts: TIMEOUTS });
    visitor = new Visitor(await TestApi.on(database));
    await visitor.askForCode();
  });
  afterEach(() => database.close());
  const check = async () => (await visitor.check('000000')).statusCode;

  /** Repeats a call until its status is not 503. */
  async function recovered(): Promise<number> {
    return becomes(check, (status) => status !== 503);
  }

  test('responds 503 to every call while the database hangs, and recovers', async () => {
    expect(await check()).not.toBe(503);
    await postgres().suspend();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => (index % 2 ? visitor.register() : visitor.askForCode())),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
    expect(new Set(answers.map((answer) => answer.json().code))).toEqual(new Set(['unavailable']));
    await expect(database.ping()).rejects.toThrow();
    postgres().resume();
    expect(await recovered()).not.toBe(503);
    expect((await visitor.register()).statusCode).toBe(200);
  });

  test('responds 503 while the database is down, and reconnects after a restart', async () => {
    await postgres().crash();
    expect(await check()).toBe(503);
    await expect(database.ping()).rejects.toThrow();
    await postgres().restart();
    expect(await recovered()).not.toBe(503);
    await database.ping();
  });

  test('reports a crash in the middle of a transaction as unavailable, and recovers', async () => {
    const broken = database.orm.transaction(async (transaction) => {
      await transaction.execute(sql`select 1`);
      await postgres().crash();
      await transaction.execute(sql`select 1`);
    });
    const error = await broken.catch((failure: unknown) => failure);
    expect(isUnavailable(error)).toBe(true);
    await postgres().restart();
    expect(await recovered()).not.toBe(503);
  });

  /** Makes new connections read-only and ends the existing ones, as when a primary is demoted, or undoes it. */
  async function letNewConnections(only: 'read' | 'write'): Promise<void> {
    const name = new URL(databaseUrl).pathname.slice(1);
    await asAdmin(postgres().address, async (admin) => {
      await admin.query(`alter database ${name} set default_transaction_read_only = ${only === 'read' ? 'on' : 'off'}`);
      if (only === 'read')
        await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    });
  }

  /** The error code of the readiness write; `undefined` when it succeeds. */
  async function refusal(): Promise<string | undefined> {
    const error = await database.ping().catch((failure: { cause?: { code?: string } }) => failure);
    return error?.cause?.code;
  }

  test('is not ready on a read-only database, responds 503 with Retry-After, and drops those connections', async () => {
    const readiness = Fastify();
    await healthRoutes(readiness, { database: () => database.ping() });
    await letNewConnections('read');
    // The broken connections come first.
    for (let tries = 0; tries < 20 && (await refusal()) !== '25006'; tries++);
    expect(await refusal()).toBe('25006');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? visitor.register() : visitor.askForCode())),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
    for (const { headers } of answers) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await readiness.inject(HEALTH_PATH)).statusCode).toBe(503);

    // Reads succeed and return their connections to the pool.
    await Promise.all(Array.from({ length: 5 }, () => database.orm.execute(sql`select pg_sleep(0.1)`)));
    expect(database.connections().idle).toBeGreaterThanOrEqual(5);
    await letNewConnections('write');
    const write = database.orm.transaction((transaction) => tryWriting(transaction));
    expect(await write.catch(isUnavailable)).toBe(true);
    expect((await visitor.register()).statusCode).toBe(200);
    await Promise.all(Array.from({ length: 10 }, () => database.ping()));
    await readiness.close();
  });

  test('repeats a stored response only once the synchronous standby has confirmed a commit', async () => {
    const respond = () =>
      answerOnce(
        { ...visitor.api.services, database },
        { path: '/made-up', key: 'key', input: {} },
        new Date(),
        async () => async () => 'done',
      ).catch(isUnavailable);
    expect(await respond()).toBe('done');
    await synchronousStandby('missing');
    await becomes(respond, (value) => value === true);
    await synchronousStandby('');
    await becomes(respond, (value) => value === 'done');
  });

  test('reports an earlier identity and card as stored only once the synchronous standby has confirmed a commit', async () => {
    const { token } = (await visitor.register()).json().Data;
    const identity = { ...CONSENT, name: '王小明', idcard: newIdentityNumber() };
    const card = { ...CONSENT, bank: '示例商业银行', card: '6222020000000006221' };
    const submit = async () => {
      const answers = [
        await visitor.api.multipart(identityInfoSubmit.path, identity, { token }),
        await visitor.api.multipart(bankCardSubmit.path, card, { token }),
      ];
      return answers.map(({ statusCode }) => statusCode);
    };
    expect(await submit()).toEqual([200, 200]);
    await synchronousStandby('missing');
    await becomes(submit, (statuses) => `${statuses}` === '503,503');
    await synchronousStandby('');
    await becomes(submit, (statuses) => `${statuses}` === '409,200');
  });

  /** Names the standby for which commits wait. PostgreSQL's checkpointer reads the name some time later, and only then do they. */
  async function synchronousStandby(name: string): Promise<void> {
    await asAdmin(postgres().address, async (admin) => {
      await admin.query(`alter system set synchronous_standby_names = '${name}'`);
      await admin.query('select pg_reload_conf()');
    });
  }

  test('creates the tables once when several servers open a database at the same time', async () => {
    const databaseUrl = await postgres().createDatabase();
    const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ databaseUrl })));
    await Promise.all(opened.map((one) => one.ping()));
    await Promise.all(opened.map((one) => one.close()));
  });
});

describe('the folder of an embedded database', () => {
  const dataDir = folderForEachTest();

  test('can be open only once at a time', async () => {
    const first = await openDatabase({ dataDir: dataDir() });
    await expect(openDatabase({ dataDir: dataDir() })).rejects.toThrow(/is in use by process \d+\. Stop that process/);
    await first.close();
    await (await openDatabase({ dataDir: dataDir() })).close();
  });
});
