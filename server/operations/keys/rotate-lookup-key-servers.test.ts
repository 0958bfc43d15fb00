import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Client } from 'pg';
import { runAlone, runConfigured } from '../../run-configured';
import { readApiConfig } from '../../settings/read-api-config';
import { ConnectionLost, CrashProcess } from '../../testing/crash-process';
import { asAdmin, createDatabase } from '../../testing/create-database';
import { folderForEachTest } from '../../testing/folder-for-each-test';
import { joinVerified, MANY_CODES, MASKED_NAME } from '../../testing/verified-person';
import { PASSWORD } from '../../testing/visitor';
import { migrateDatabase } from '../database/migrate-database';
import { asText } from '../testing/run-as-text';

const { TEST_POSTGRES = '', TEST_POSTGRES_TEMPLATE } = process.env;
const REQUEST = { operation: 'rotate-lookup-key', input: {}, operator: 'Li Na' };
const rotate = (env: Record<string, string>) => asText(runAlone)(readApiConfig(env), REQUEST);

let env: Record<string, string>;
let servers: CrashProcess[];
const folder = folderForEachTest();
beforeEach(async () => {
  env = { DATA_KEY: randomBytes(32).toString('base64'), CAPTCHA: 'off', ...MANY_CODES };
  servers = [];
});
afterEach(async () => {
  for (const server of servers) server.kill();
  await Promise.all(servers.map(({ gone }) => gone));
});

async function start(): Promise<CrashProcess> {
  const server = await CrashProcess.start(folder(), { env });
  servers.push(server);
  return server;
}

async function logIn(server: CrashProcess, mobile: string): Promise<string> {
  const fields = { account: mobile, password: PASSWORD, signtype: '1', loginAccountType: '1', fromtype: '1' };
  const { Token } = await server.form('/apis/zk/login', { ...fields, ticket: '', randstr: '' });
  return (await server.form('/apis/uc/user/userinfo/info', {}, { token: Token })).Data.jfUser.realName;
}

/** The outcomes of logins until the server has ended. */
async function answersUntilGone(server: CrashProcess, mobile: string): Promise<string[]> {
  const answers: string[] = [];
  for (;;) {
    const outcome = await logIn(server, mobile).catch((error: Error) => error);
    if (outcome instanceof ConnectionLost) return answers;
    answers.push(String(outcome));
  }
}

test('changes the key of an embedded database only after its server has ended', async () => {
  env.DATA_DIR = folder();
  const server = await start();
  await expect(rotate(env)).rejects.toThrow(`is in use by process ${server.pid}. Stop that process`);
  await expect(asText(runConfigured)(readApiConfig(env), REQUEST)).rejects.toThrow('Stop every server first');
  server.kill();
  await server.gone;
  expect(await rotate(env)).toContain('now use the key');
  await expect(rotate({ ...env, DATA_DIR: path.join(folder(), 'none') })).rejects.toThrow('There is no database in');
});

describe('on a PostgreSQL', () => {
  beforeEach(async () => {
    env.DATABASE_URL = await createDatabase(TEST_POSTGRES, TEST_POSTGRES_TEMPLATE);
  });
  const asDatabase = <T>(work: (client: Client) => Promise<T>) => asAdmin(env.DATABASE_URL ?? '', work);
  const readKeys = () =>
    asDatabase(async (client) => (await client.query("select id from data_keys where use <> 'seal'")).rows);

  test('changes nothing while a server or another writer is connected', async () => {
    await start();
    const keys = await readKeys();
    await expect(rotate(env)).rejects.toThrow(/^The database is in use by newactivities \w{8} \S+\. Stop every server/);
    await expect(asText(runConfigured)(readApiConfig(env), REQUEST)).rejects.toThrow('Stop every server first');
    expect(await readKeys()).toEqual(keys);
    servers[0]?.kill();
    await servers[0]?.gone;
    await asDatabase(async () => {
      await expect(rotate(env)).rejects.toThrow('The database is in use by postgres.');
    });
    expect(await rotate(env)).toContain('now use the key');
    expect(await readKeys()).toHaveLength(2);
  });

  test('a server that was disconnected during the change ends when it reconnects, and the next one works', async () => {
    const server = await start();
    const { mobile } = await joinVerified(server);
    process.kill(server.pid as number, 'SIGSTOP');
    await asDatabase((client) =>
      client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      ),
    );
    expect(await rotate(env)).toContain('now use the key');
    process.kill(server.pid as number, 'SIGCONT');
    // With its old key it would find no account.
    expect(await answersUntilGone(server, mobile)).not.toContainEqual(expect.stringContaining('credentials_invalid'));
    expect(await server.gone).toEqual([1, null]);
    expect(await logIn(await start(), mobile)).toBe(MASKED_NAME);
  });

  test('rejects a role that does not own the tables', async () => {
    const owner = env.DATABASE_URL ?? '';
    const servers = Object.assign(new URL(owner), { username: `servers-${randomBytes(4).toString('hex')}` }).href;
    const asServers = { ...env, DATABASE_URL: servers, MIGRATIONS: 'awaited' };
    const both = { ...asServers, DATABASE_OWNER_URL: owner };
    await asText(migrateDatabase)(readApiConfig(both), { ...REQUEST, operation: 'migrate' });
    await expect(rotate(asServers)).rejects.toThrow('set DATABASE_OWNER_URL too');
    expect(await rotate(both)).toContain('now use the key');
    expect(await asText(runConfigured)(readApiConfig(asServers), { ...REQUEST, operation: 'verify-audit' })).toContain(
      '条记录完好',
    );
  });
});
