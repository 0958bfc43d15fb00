import { randomBytes } from 'node:crypto';
import { openDatabase } from '../../platform/database/open';
import { scramVerifier } from '../../platform/database/server-role';
import { runConfigured } from '../../run-configured';
import { readApiConfig } from '../../settings/read-api-config';
import { asAdmin, createDatabase } from '../../testing/create-database';
import { asText } from '../testing/run-as-text';
import { migrateDatabase } from './migrate-database';

const request = { operation: 'migrate', input: {}, operator: 'Li Na' };
const KEY = randomBytes(32).toString('base64');

test('migrates the tables once and adds an entry to the audit log', async () => {
  const url = await createDatabase(process.env.TEST_POSTGRES ?? '');
  const config = readApiConfig({ DATA_KEY: KEY, DATABASE_URL: url, DEPLOYMENT: 'production' });
  expect(config.waitForMigrations).toBe(true);
  await expect(asText(migrateDatabase)(config, { ...request, operator: ' ' })).rejects.toThrow('请填写姓名');
  expect(await asText(migrateDatabase)(config, request)).toMatch(
    /^Applied \d+ migrations\. The tables are up to date\. The audit log's/,
  );
  expect(await asText(migrateDatabase)(config, request)).toBe('The tables were already up to date.');
  // While no operator has an account, only development allows reading the audit log without one.
  const development = readApiConfig({ DATA_KEY: KEY, DATABASE_URL: url });
  const log = await asText(runConfigured)(development, { operation: 'audit-log', input: {}, operator: '' });
  expect(log.match(/Li Na +迁移数据库/g)).toHaveLength(1);
});

test('rejects a release that stored revisions do not fit, before it changes a table', async () => {
  const url = await createDatabase(process.env.TEST_POSTGRES ?? '');
  const config = readApiConfig({ DATA_KEY: KEY, DATABASE_URL: url });
  await asText(migrateDatabase)(config, request);
  await asAdmin(url, (client) =>
    client.query(`insert into campaign_revisions (subject, slug, patch, digest, state, author, written_at)
      values ('definition', 'wheel-2601', '{"slug":"wheel-2601"}', 'x', 'in-review', 'Li Na', now())`),
  );
  await expect(asText(migrateDatabase)(config, request)).rejects.toThrow(/^ {2}Revision 1 of wheel-2601 does not fit/);
  const accepted = { ...request, input: { unfit: 'accept' } };
  expect(await asText(migrateDatabase)(config, accepted)).toBe('The tables were already up to date.');
});

test('rejects the key of another database before it changes a table', async () => {
  const url = await createDatabase(process.env.TEST_POSTGRES ?? '');
  const config = readApiConfig({ DATA_KEY: KEY, DATABASE_URL: url });
  await asText(migrateDatabase)(config, request);
  // Now the migrations are missing; running them again would fail, because their tables exist.
  await asAdmin(url, (client) => client.query('delete from drizzle.__drizzle_migrations'));
  const withOtherKey = { ...config, dataKey: randomBytes(32) };
  await expect(asText(migrateDatabase)(withOtherKey, request)).rejects.toThrow(/^DATA_KEY: is not the key/);
});

describe('when another role owns the tables', () => {
  let owner: string;
  let servers: string;

  beforeEach(async () => {
    owner = await createDatabase(process.env.TEST_POSTGRES ?? '');
    servers = as(`servers-${randomBytes(4).toString('hex')}`, "p$ss'word");
  });

  const as = (username: string, password = '') => Object.assign(new URL(owner), { username, password }).href;
  const settings = { DATA_KEY: KEY, MIGRATIONS: 'awaited' };
  const migrateFor = (url: string) =>
    asText(migrateDatabase)(readApiConfig({ ...settings, DATABASE_URL: url, DATABASE_OWNER_URL: owner }), request);
  const run = (operation: string, input = {}) =>
    asText(runConfigured)(readApiConfig({ ...settings, DATABASE_URL: servers }), {
      operation,
      input,
      operator: 'Li Na',
    });
  const asServer = (sql: string) => asAdmin(servers, (client) => client.query(sql));

  test('servers read and write rows and append to the audit log, but cannot change tables or its entries', async () => {
    expect(await migrateFor(servers)).toContain('The tables are up to date.');
    expect(await run('hosts add', { host: 'gold-new.example', brand: 'bfzh' })).toContain('gold-new.example');
    expect(await run('audit-log')).toMatch(/Li Na +添加域名/);
    expect(await run('verify-audit')).toContain('2 条记录完好');
    const database = await openDatabase({ databaseUrl: servers, waitForMigrations: true });
    await database.ping();
    await database.close();

    for (const sql of [
      "update operator_acts set operator = 'Wang Wei'",
      'delete from operator_acts',
      'truncate operator_acts',
      'delete from audit_seals',
      'truncate audit_seals',
      'drop table accounts',
      'alter table accounts add column more text',
      'create table more (id integer)',
      'delete from drizzle.__drizzle_migrations',
    ])
      await expect(asServer(sql)).rejects.toThrow(/permission denied|must be owner/);
  });

  test('servers create and drop partitions of events, and a backup as their role reads them', async () => {
    await migrateFor(servers);
    await asServer("select add_event_day('2101-03-05')");
    expect((await asServer('select count(*) from events_21010305')).rows).toEqual([{ count: '0' }]);
    await expect(asServer('drop table events_21010305')).rejects.toThrow('must be owner');
    await asServer("select drop_event_day('2101-03-05')");
    await expect(asServer('select from events_21010305')).rejects.toThrow('does not exist');
  });

  test('creates the servers’ role with its password hashed as PostgreSQL does', async () => {
    await migrateFor(servers);
    const role = new URL(servers).username;
    await asAdmin(owner, (client) => client.query(`create role "${role} by hand" password 'p$ss''word'`));
    for (const name of [role, `${role} by hand`]) {
      const { rows } = await asAdmin(owner, (client) =>
        client.query<{ kept: string }>('select rolpassword as kept from pg_authid where rolname = $1', [name]),
      );
      const [kept = '', rounds, salt = ''] = /^SCRAM-SHA-256\$(\d+):([^$]+)\$.*/.exec(rows[0]?.kept ?? '') ?? [];
      expect(await scramVerifier("p$ss'word", Buffer.from(salt, 'base64'), Number(rounds))).toBe(kept);
    }
  });

  test('gives servers access to a later release’s tables after its migration', async () => {
    await migrateFor(servers);
    await asAdmin(owner, (client) => client.query('create table later (id integer)'));
    await expect(asServer('insert into later values (1)')).rejects.toThrow('permission denied');
    await migrateFor(servers);
    await expect(asServer('insert into later values (1)')).resolves.toMatchObject({ rowCount: 1 });
  });

  test('rejects a role that owns the tables, and a missing role name', async () => {
    await expect(migrateFor(owner)).rejects.toThrow('"postgres" owns them');
    await expect(migrateFor(as(''))).rejects.toThrow('DATABASE_URL must name a role.');
  });
});

test('refuses to migrate an embedded database', async () => {
  const config = readApiConfig({ DATA_DIR: '/nowhere' });
  await expect(asText(migrateDatabase)(config, request)).rejects.toThrow('The server migrates the embedded database');
});

test.each([
  [{}, false],
  [{ DEPLOYMENT: 'production' }, true],
  [{ DEPLOYMENT: 'production', MIGRATIONS: 'at-start' }, false],
  [{ MIGRATIONS: 'awaited' }, true],
])('with %j, the server waits for `migrate`: %s', (env, waits) => {
  expect(readApiConfig(env).waitForMigrations).toBe(waits);
});
