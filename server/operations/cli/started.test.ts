import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { TOTP } from 'otpauth';
import { campaigns } from '@/campaigns';
import { freePort } from '@/scripts/lib/ports.mjs';
import { openDatabase } from '../../platform/database/open';
import { auditEntries } from '../../platform/database/schema/activities';
import { Authority } from '../../testing/authority';
import { createServersDatabase } from '../../testing/create-database';
import { bundleArgs } from '../../testing/processes';
import { codeOf, STAFF_PASSWORD, secretOf } from '../testing/staff';
import { readOperatorSocket, writeOperatorSocket } from './operator-socket-file';

const SLUG = campaigns[0]?.slug ?? '';
const AT_ONCE = ['--at=now', '--reason=over', '--confirm=now'];

let dataDir: string;
let server: ChildProcess | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'operations-'));
});
afterEach(async () => {
  await end('SIGKILL');
  // The database of a killed server ends a moment later.
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
});

test('the command line uses the running server, or the database if no server runs', async () => {
  await startServer();
  expect((await stat(path.join(dataDir, 'operations.json'))).mode & 0o777).toBe(0o600);
  const closed = await command('close', SLUG, ...AT_ONCE, '--operator=Li Na');
  expect(closed).toEqual({ code: 0, out: expect.stringContaining(`活动“${SLUG}”现已结束。`), error: '' });
  expect((await ops('campaigns')).out).toMatch(new RegExp(`${SLUG} +已结束`));

  await end('SIGKILL');
  expect(await readOperatorSocket(dataDir)).toBeDefined();
  expect((await ops('campaigns')).out).toMatch(new RegExp(`${SLUG} +已结束`));
  await ops('open', SLUG, '--operator=Wang Wei');

  await startServer();
  const file = path.join(dataDir, 'audit-log.txt');
  expect((await ops('audit-log', `--output=${file}`)).out).toBe(`Written to ${file}.\n`);
  expect(await readFile(file, 'utf8')).toMatch(/Wang Wei +开启活动[^\n]*\n.*Li Na +结束活动/);
  expect(await ops('campaigns', `--output=${file}`)).toMatchObject({
    code: 1,
    error: expect.stringContaining('exists'),
  });

  await end('SIGTERM');
  expect(await readOperatorSocket(dataDir)).toBeUndefined();
});

test('a rejected operation or invalid command ends with a message and exit code', async () => {
  await startServer();
  expect(await ops('close', SLUG, ...AT_ONCE)).toMatchObject({
    code: 1,
    out: '',
    error: expect.stringMatching(/^✗ .*请填写姓名/),
  });
  expect(await command('close')).toMatchObject({ code: 2, error: expect.stringMatching(/^✗ An operand is missing/) });
  const file = path.join(dataDir, 'trades.csv');
  const importFile = () => ops('import-trades', file, '--operator=Li Na');
  expect(await importFile()).toMatchObject({ code: 1, error: expect.stringContaining(`无法读取文件 ${file}。`) });
  const trades = ['account,reference,symbol,lots,closedAt', '99999999,T-1,XAUUSD,1,2026-06-01T12:00:00+08:00'];
  const unknown = { code: 1, error: '✗ 第 2 行：没有账户 99999999。\n' };
  await writeFile(file, `\uFEFF${trades.join('\n')}`, 'utf16le');
  expect(await importFile()).toMatchObject(unknown);
  const fromStandardInput = [...bundleArgs('operations'), 'import-trades', '-', '--operator=Li Na'];
  expect(await run(fromStandardInput, {}, trades)).toMatchObject(unknown);
  const { port } = (await readOperatorSocket(dataDir)) ?? { port: 0 };
  const request = JSON.stringify({
    operation: 'close',
    input: { campaign: SLUG, at: 'now', reason: 'over', confirm: 'now' },
    operator: 'Li Na',
  });
  for (const authorization of ['', 'Bearer ', `Bearer ${'0'.repeat(64)}`]) {
    const stranger = await fetch(`http://127.0.0.1:${port}`, {
      method: 'POST',
      headers: { authorization },
      body: request,
    });
    expect(stranger.status).toBe(401);
  }
  expect((await ops('audit-log')).out).toBe('审计日志为空。\n');

  // Simulates an unreachable operator socket: the server still locks the folder.
  await writeOperatorSocket(dataDir, { port, token: 'lost' });
  expect(await ops('campaigns')).toMatchObject({ code: 1, error: expect.stringContaining('is in use by process') });
});

test('operators enrol and sign in with secrets from the standard input, and get their own session file', async () => {
  await startServer();
  const home = path.join(dataDir, 'home');
  const key = await readFile(path.join(dataDir, 'data.key'), 'utf8');
  const li = (args: string[], ...secrets: string[]) =>
    run([...bundleArgs('operations'), ...args], { OPERATOR_SESSION: path.join(home, 'session') }, secrets);
  expect(await li(['operators', 'appoint', 'Li Na'])).toMatchObject({
    code: 1,
    error: '✗ No input for: DATA_KEY.\n',
  });
  const invited = await li(['operators', 'appoint', 'Li Na'], key.trim());
  const enrolled = await run(
    [...bundleArgs('operations'), 'enrol', 'Li Na'],
    {},
    [codeOf(invited.out), STAFF_PASSWORD],
    (out) => {
      const secret = secretOf(out);
      return secret && new TOTP({ secret }).generate();
    },
  );
  expect(enrolled).toMatchObject({ code: 0, out: expect.stringContaining('Li Na 已完成注册') });
  const secret = secretOf(enrolled.out);
  expect(await li(['stop-all', '--reason=x', '--operator=Li Na'])).toMatchObject({
    code: 1,
    error: expect.stringContaining('您尚未登录'),
  });
  expect(await li(['sign-in', 'Li Na', `--password=${STAFF_PASSWORD}`])).toMatchObject({
    code: 2,
    error: expect.not.stringContaining(STAFF_PASSWORD),
  });
  const nextCode = new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });
  const signedIn = await li(['sign-in', 'Li Na'], STAFF_PASSWORD, nextCode);
  const token = (await readFile(path.join(home, 'session'), 'utf8')).trim();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(signedIn).toMatchObject({ code: 0, out: expect.not.stringContaining(token) });
  expect((await stat(path.join(home, 'session'))).mode & 0o777).toBe(0o600);
  expect((await stat(home)).mode & 0o777).toBe(0o700);
  expect((await li(['stop-all', '--reason=x'])).code).toBe(0);
  await chmod(path.join(home, 'session'), 0o640);
  expect(await li(['resume'])).toMatchObject({ code: 1, error: expect.stringContaining('Other users can read') });
  await chmod(path.join(home, 'session'), 0o600);
  expect((await li(['sign-out'])).out).toBe('Li Na 已退出登录，结束 1 个会话。\n');
  expect(existsSync(path.join(home, 'session'))).toBe(false);
});

test('on PostgreSQL, the command line uses the servers’ database, and the owner’s address for a backup', async () => {
  const databaseUrl = await createServersDatabase();
  const own = Object.assign(new URL(process.env.TEST_POSTGRES ?? ''), { pathname: new URL(databaseUrl).pathname }).href;
  const onPostgres = ops.with({
    DATABASE_URL: databaseUrl,
    DATABASE_OWNER_URL: own,
    MIGRATIONS: 'awaited',
    DATA_KEY: Buffer.alloc(32).toString('base64'),
  });
  expect(await onPostgres('close', SLUG, ...AT_ONCE, '--operator=Li Na')).toMatchObject({
    code: 0,
    error: expect.stringMatching(/^The audit log's head is now [\w-]{43}\.\n$/),
  });
  const database = await openDatabase({ databaseUrl, waitForMigrations: true });
  expect(await database.orm.select().from(auditEntries)).toMatchObject([{ operator: 'Li Na', operation: 'close' }]);
  await database.close();
  expect(await onPostgres('backup', path.join(dataDir, 'site.backup'), '--operator=Li Na')).toMatchObject({ code: 0 });
});

test('the server reports a port that is taken in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const ports = { HOST: '127.0.0.1', PORT: String(port), SITE_PORT: String(await freePort()) };
  expect(await run(bundleArgs('server'), ports)).toEqual({
    code: 1,
    out: expect.any(String),
    error: expect.stringMatching(
      `^These settings cannot be used:\nHOST, PORT: cannot listen on 127.0.0.1:${port} \\(EADDRINUSE\\) \\(docs/settings.md:\\d+\\)\n$`,
    ),
  });
  other.close();
});

test('check-settings names every fault with its line of the guide, and accepts a production server without a connection', async () => {
  const key = path.join(dataDir, 'data_key');
  await writeFile(key, Buffer.alloc(32, 1).toString('base64'));
  const { file, keyFile } = new Authority().make('server.internal').of('server.internal');
  const check = ops.with({
    ...{ DEPLOYMENT: 'production', SITE_KEY_FILE: '/not-yet-written', SMS_WEBHOOK_URL: 'https://sms.example/send' },
    ...{ DATABASE_URL: 'postgres://servers@database.internal/newactivities?sslmode=verify-full', DATA_KEY_FILE: key },
    ...{ TLS_CERTIFICATE_FILE: file, TLS_KEY_FILE: keyFile },
  });
  expect(await check('check-settings')).toEqual({ code: 0, out: 'All settings can be used.\n', error: '' });

  const wrong = ops.with({
    ...{ DEPLOYMENT: 'production', SITE_KEY_FILE: '/not-yet-written', DATA_KEY_FILE: '/nowhere', DATABASE_ULR: 'x' },
    ...{ PORT: 'http', REDIS_URL: 'redis://10.0.0.2', TLS_CERTIFICATE_FILE: file, TLS_KEY_FILE: '/nowhere' },
  });
  const { code, error } = await wrong('check-settings');
  expect(code).toBe(1);
  const guide = (await readFile('docs/settings.md', 'utf8')).split('\n');
  const named = [...error.matchAll(/(\w+): .*\(docs\/settings\.md:(\d+)\)/g)].map(([, fault, line]) => {
    const [, setting] = /^\| `(\w+)`/.exec(guide[Number(line) - 1] ?? '') ?? [];
    return setting === fault ? fault : `${fault} of ${setting}`;
  });
  expect([named.sort(), error.trim().split('\n').length]).toEqual([
    [
      'DATABASE_ULR of DATABASE_URL',
      'DATABASE_URL',
      'DATA_KEY',
      'DATA_KEY_FILE of DATA_KEY',
      'PORT',
      'REDIS_URL',
      'SMS_WEBHOOK_URL',
      'TLS_KEY_FILE',
    ],
    8,
  ]);
});

test('does not create a missing database', async () => {
  expect(await command('campaigns')).toMatchObject({
    code: 1,
    error: expect.stringContaining('There is no database in'),
  });
});

test('rejects a file that is no complete backup, and leaves the data folder empty', async () => {
  const file = path.join(dataDir, 'site.backup');
  for (const damaged of [
    gzipSync(randomBytes(9_999)).subarray(0, 999),
    gzipSync('no archive'),
    Buffer.from('no backup'),
  ]) {
    await writeFile(file, damaged);
    const restored = await ops.with({ DATA_DIR: path.join(dataDir, 'new') })('restore', file, '--operator=Li Na');
    expect(restored).toEqual({
      code: 1,
      out: '',
      error: '✗ The file is not a complete backup of an embedded database. Nothing was changed.\n',
    });
  }
});

test('fails if an external backend answers the calls and no database is named', async () => {
  const answer = await ops.with({ API_ORIGIN: 'https://backend.example', DATA_DIR: '' })('campaigns');
  expect(answer).toMatchObject({ code: 1, error: expect.stringContaining('https://backend.example') });
});

function environment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: 'test', DATABASE_URL: '', OPERATOR: '', INIT_CWD: '', DATA_DIR: dataDir, ...more };
}

/** Starts the server without the site. */
async function startServer(): Promise<void> {
  const port = await freePort();
  const child = spawn(process.execPath, bundleArgs('server'), {
    env: environment({ PORT: String(port), SITE_PORT: String(await freePort()) }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  server = child;
  while (child.exitCode === null) {
    if (await fetch(`http://localhost:${port}/newactivities/healthz`).catch(() => undefined)) return;
    await pause(50);
  }
  throw new Error('The server ended.');
}

async function end(signal: NodeJS.Signals): Promise<void> {
  if (server?.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  server.kill(signal);
  await exited;
}

interface Ended {
  code: number;
  out: string;
  error: string;
}

/** Runs the command line to its end, without the wrapper of `npm run ops`. */
function ops(...args: string[]): Promise<Ended> {
  return ops.with({})(...args);
}
ops.with =
  (env: Record<string, string>) =>
  (...args: string[]) =>
    run([...bundleArgs('operations'), ...args], env);

/** Runs `npm run ops` to its end. */
function command(...args: string[]): Promise<Ended> {
  return run(['scripts/ops.mjs', ...args]);
}

/**
 * Runs a program to its end.
 * @param lines its input
 * @param reply the last line of its input, once its output has what that needs
 */
function run(
  args: string[],
  env: Record<string, string> = {},
  lines: readonly string[] = [],
  reply?: (out: string) => string | undefined,
): Promise<Ended> {
  return new Promise((resolve) => {
    const { stdin, stdout } = execFile(process.execPath, args, { env: environment(env) }, (failure, out, error) => {
      resolve({ code: Number(failure?.code ?? 0), out, error });
    });
    // A command that needs no input ends before it reads.
    stdin?.on('error', () => {});
    const input = lines.map((line) => `${line}\n`).join('');
    if (!reply) {
      stdin?.end(input);
      return;
    }
    stdin?.write(input);
    let shown = '';
    stdout?.on('data', (part: string) => {
      shown += part;
      const line = reply(shown);
      if (line !== undefined) stdin?.end(`${line}\n`);
    });
  });
}
