import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { accounts } from '../../platform/database/schema/accounts';
import { dataKeys } from '../../platform/database/schema/data-keys';
import { identities } from '../../platform/database/schema/identity';
import type { Database } from '../../platform/database/types';
import { openKeys } from '../../platform/secrets/open-keys';
import { createVault } from '../../platform/secrets/vault';
import { readApiConfig } from '../../settings/read-api-config';
import { CONSENT, describeOnDatabase, PASSWORD, TestApi, Visitor } from '../../testing';
import { runAsText } from '../testing/run-as-text';
import { SEALED_COLUMNS } from './reseal';

const SCHEMA = 'server/platform/database/schema';
const VISITORS = 8;

interface Keys {
  dataKey: Buffer;
  dataKeyOld?: Buffer;
}

async function apiWith(database: Database, keys: Keys): Promise<TestApi> {
  const opened = await openKeys(database, { ...keys, dataDir: '/nowhere' });
  // High limits, so that visitors can register during the whole rotation.
  const most = '1000000';
  const config = readApiConfig({
    SMS_PER_ADDRESS_HOURLY: most,
    SMS_PER_FINGERPRINT_DAILY: most,
    SMS_HOURLY_BUDGET: most,
  });
  return TestApi.on(database, { config, keys: opened, vault: createVault(opened.keyring) });
}

const rotate = (api: TestApi) => api.run('rotate-key');

test('SEALED_COLUMNS lists every column of sealed values', async () => {
  const modules = await Promise.all(
    readdirSync(SCHEMA).map((file) => import(`../../platform/database/schema/${file}`)),
  );
  const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
  const columns = tables.flatMap((table) => Object.entries(getTableColumns(table as PgTable)));
  const sealed = columns.filter(([name]) => name.endsWith('Sealed')).map(([, column]) => column);
  expect(new Set(SEALED_COLUMNS.map(({ column }) => column))).toEqual(new Set(sealed));
});

describeOnDatabase((database) => {
  async function verified(api: TestApi): Promise<Visitor> {
    const visitor = new Visitor(api);
    const { token } = await visitor.join();
    const identity = { ...CONSENT, name: '王小明', idcard: newIdentityNumber() };
    expect((await api.form('/apis/uc/user/userinfo/identityInfoSubmitI', identity, { token })).statusCode).toBe(200);
    return visitor;
  }

  async function profileOf(api: TestApi, mobile: string) {
    const token = (await new Visitor(api, mobile).login(PASSWORD)).json().Token;
    return api.send('/apis/uc/user/userinfo/info', { token });
  }

  async function sealedValues(): Promise<string[]> {
    const { orm } = database();
    const mobiles = await orm.select({ value: accounts.mobileSealed }).from(accounts);
    const names = await orm.select({ value: identities.nameSealed }).from(identities);
    return [...mobiles, ...names].map(({ value }) => value ?? '');
  }

  test('replaces DATA_KEY under load without a failed call, and the old key opens nothing', async () => {
    const [dataKeyOld, dataKey] = [randomBytes(32), randomBytes(32)];
    const old = await apiWith(database(), { dataKey: dataKeyOld });
    const visitors: Visitor[] = [];
    for (let count = 0; count < VISITORS; count++) visitors.push(await verified(old));
    const before = await sealedValues();

    const api = await apiWith(database(), { dataKey, dataKeyOld });
    const statuses: number[] = [];
    let rotated = false;
    const load = Promise.all(
      visitors.map(async ({ mobile }) => {
        do {
          statuses.push((await profileOf(api, mobile)).statusCode);
          await new Visitor(api).join();
        } while (!rotated);
      }),
    );
    const text = await rotate(api).finally(() => {
      rotated = true;
    });
    await load;
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(text).toMatch(/^\d+ values are sealed by the key (\w+) now\.\nThe old DATA_KEY no longer opens anything/);

    const id = text.split(' ')[7];
    const after = await sealedValues();
    expect(after.filter((value) => !value.startsWith(`${id}.`) || before.includes(value))).toEqual([]);
    await expect(apiWith(database(), { dataKey: dataKeyOld })).rejects.toThrow(/^DATA_KEY: is not the key/);
    const alone = await apiWith(database(), { dataKey });
    for (const { mobile } of visitors) {
      expect((await profileOf(alone, mobile)).json()).toMatchObject({
        Data: { jfUser: { realName: expect.stringMatching(/^王/) } },
      });
    }
  });

  test('continues an interrupted rotation with its key', async () => {
    const dataKey = randomBytes(32);
    const api = await apiWith(database(), { dataKey });
    await verified(api);
    const { orm } = database();
    const dying = {
      ...api.services,
      vault: {
        ...api.services.vault,
        seal: () => {
          throw new Error('killed');
        },
      },
    };
    await expect(runAsText(dying, { operation: 'rotate-key', input: {}, operator: 'Li Na' })).rejects.toThrow('killed');
    const made = (await orm.select().from(dataKeys)).map(({ id }) => id);

    expect(await rotate(await apiWith(database(), { dataKey }))).toContain('which an earlier run had made');
    expect((await orm.select().from(dataKeys)).map(({ id }) => id).sort()).toEqual(made.sort());
    expect(await rotate(await apiWith(database(), { dataKey }))).not.toContain('an earlier run');
  });
});
