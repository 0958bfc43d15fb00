import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readApiConfig } from './api-config';
import { execute } from './execute-operation';
import { openServices } from './open-services';
import { perform } from './operations/perform';
import { restoreBackup } from './restore-backup';
import { AGREEMENTS } from './testing/agreements';
import { TestApi } from './testing/api';
import { createDatabase } from './testing/create-database';
import { PASSWORD, Visitor } from './testing/visitor';

jest.setTimeout(240_000);

/** All the visitors have one address and one fingerprint. */
const MANY_CODES = Object.fromEntries(
  ['PER_ADDRESS_HOURLY', 'PER_FINGERPRINT_DAILY', 'HOURLY_BUDGET'].map((name) => [`SMS_${name}`, '100000']),
);
const LINES = 4;
const BEFORE = 20;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'backup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const { TEST_POSTGRES = '' } = process.env;
const KEY = randomBytes(32).toString('base64');

describe.each(['PGlite', 'PostgreSQL'])('on %s', (engine) => {
  const place = async (name: string) =>
    readApiConfig({
      DATA_KEY: KEY,
      CAPTCHA: 'off',
      ...MANY_CODES,
      ...(engine === 'PGlite'
        ? { DATA_DIR: path.join(folder, name) }
        : { DATABASE_URL: await createDatabase(TEST_POSTGRES) }),
    });
  const apiOn = async (config: ReturnType<typeof readApiConfig>) => {
    const services = await openServices(config, { agreements: AGREEMENTS });
    const { database, keys, vault } = services;
    return TestApi.on(database, { keys, vault, config });
  };
  const order = (operation: string, file: string) => ({ operation, input: { file }, operator: 'Li Na' });

  test('a backup under load is restored elsewhere with every act that was acknowledged before it', async () => {
    const api = await apiOn(await place('first'));
    const acknowledged: { mobile: string; token: string }[] = [];
    let over = false;
    const load = Promise.all(
      Array.from({ length: LINES }, async () => {
        while (!over) {
          const visitor = new Visitor(api);
          const { token } = await visitor.join();
          acknowledged.push({ mobile: visitor.mobile, token });
        }
      }),
    );
    while (acknowledged.length < BEFORE) await new Promise(setImmediate);
    const before = [...acknowledged];
    const file = path.join(folder, 'site.backup');
    expect(await perform(api.services, order('backup', file))).toContain(file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    over = true;
    await load;
    await api.services.database.close();

    const elsewhere = await place('second');
    expect(await restoreBackup(elsewhere, order('restore', file))).toContain('DATA_KEY opens it');
    const restored = await apiOn(elsewhere);
    for (const { mobile, token } of before) {
      const profile = await restored.send('/apis/uc/user/userinfo/info', { token });
      const masked = `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
      expect(profile.json()).toMatchObject({ Data: { jfUser: { mobile: masked } } });
    }
    expect((await new Visitor(restored, before[0]?.mobile).login(PASSWORD)).statusCode).toBe(200);
    await restored.services.database.close();

    await expect(restoreBackup(elsewhere, order('restore', file))).rejects.toThrow(/There is a database|is not empty/);
    const withOtherKey = { ...(await place('third')), dataKey: randomBytes(32) };
    await expect(restoreBackup(withOtherKey, order('restore', file))).rejects.toThrow(/^DATA_KEY: is not the key/);
    expect(await execute(elsewhere, { operation: 'verify-audit', input: {}, operator: '' })).toContain(
      'follow from each',
    );
  });

  test('a file that cannot be written or read is told', async () => {
    const config = await place('first');
    const nowhere = path.join(folder, 'nowhere', 'site.backup');
    await expect(restoreBackup(config, order('restore', nowhere))).rejects.toThrow('cannot be read');
    const api = await apiOn(config);
    await expect(perform(api.services, order('backup', nowhere))).rejects.toThrow(
      `${nowhere} cannot be written (ENOENT)`,
    );
    await api.services.database.close();
  });
});
