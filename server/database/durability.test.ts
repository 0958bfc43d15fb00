import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { accounts } from '../accounts/tables';
import { openDatabase } from './open';

jest.setTimeout(120_000);

const SCRIPT = path.resolve('server/testing/crash-server.ts');
const ROUNDS = 3;
const ACKNOWLEDGED_PER_ROUND = 12;
const LINES = 4;

describe('an embedded database whose process is killed', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'durability-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  test('keeps every acknowledged account exactly once, and keeps others out while it runs', async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const { child, origin } = await startServer(dataDir);
      await expect(openDatabase({ dataDir })).rejects.toThrow(`in use by process ${child.pid}`);
      const enough = acknowledged.length + ACKNOWLEDGED_PER_ROUND;
      const exited = once(child, 'exit');
      const lines = Array.from({ length: LINES }, (_, line) =>
        registerUntilGone(origin, numbersFrom(round * LINES + line), (account) => {
          acknowledged.push(account);
          if (acknowledged.length === enough) child.kill('SIGKILL');
        }),
      );
      await Promise.all([exited, ...lines]);
    }
    const database = await openDatabase({ dataDir });
    const stored = await database.orm.select({ number: accounts.number, mobile: accounts.mobileHash }).from(accounts);
    await database.close();
    expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * ACKNOWLEDGED_PER_ROUND);
    const numbers = stored.map(({ number }) => number);
    expect(acknowledged.filter((account) => numbers.filter((number) => number === account).length !== 1)).toEqual([]);
    expect(new Set(stored.map(({ mobile }) => mobile)).size).toBe(stored.length);
  });
});

async function startServer(dataDir: string): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      CAPTCHA: 'off',
      SMS_PER_ADDRESS_HOURLY: '100000',
      SMS_HOURLY_BUDGET: '100000',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let log = '';
    child.stderr.on('data', (chunk) => {
      log += chunk;
      const found = /listening on (\S+)/.exec(log)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(log)));
  });
  return { child, origin };
}

async function registerUntilGone(origin: string, mobiles: Iterable<string>, done: (account: string) => void) {
  const post = async (url: string, fields: Record<string, string>) => {
    const answer = await fetch(`${origin}${url}`, { method: 'POST', body: new URLSearchParams(fields) });
    const body = await answer.json();
    if (answer.status !== 200) throw new Error(`${url} ${JSON.stringify(body)}`);
    return body.Data;
  };
  for (const mobile of mobiles) {
    try {
      await post('/apis/validateSendcode', { mobile, ticket: '', randstr: '' });
      const inbox = await (await fetch(`${origin}/dev/sms?mobile=${mobile}`)).json();
      const fields = { agreements: 'customer-agreement@1.0,privacy-auth@1.2', fromurl: '', clientid: '' };
      const code = inbox.Data.messages[0].code;
      done((await post('/apis/web/account/registerByCode', { mobile, code, ...fields })).account);
    } catch (error) {
      // The connection breaks when the process is killed; an answer that refuses is a failure of the test.
      if (['TypeError', 'SyntaxError'].includes((error as Error).name)) return;
      throw error;
    }
  }
}

function* numbersFrom(series: number): Generator<string> {
  for (let index = 0; ; index++) yield `139${String(series * 1_000_000 + index * 1000).padStart(8, '0')}`;
}
