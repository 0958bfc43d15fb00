import { randomBytes } from 'node:crypto';
import { readdir, unlink } from 'node:fs/promises';
import path from 'node:path';
import { describeOnDatabase, PASSWORD, TestApi, Visitor } from '../../testing';
import { folderForEachTest } from '../../testing/folder-for-each-test';
import { accounts } from '../database/schema/accounts';
import { dataKeys } from '../database/schema/data-keys';
import { ConfigError } from '../settings/config-error';
import { Keyring, UNNAMED } from './keyring';
import { addLookupKey } from './lookup-keys';
import { openKeys } from './open-keys';
import { createVault } from './vault';

describeOnDatabase((database) => {
  const dataDir = folderForEachTest();

  const open = (settings: { dataKey?: Buffer; dataKeyOld?: Buffer } = {}) =>
    openKeys(database(), { dataDir: dataDir(), ...settings });

  async function apiWith(settings: { dataKey?: Buffer; dataKeyOld?: Buffer } = {}): Promise<TestApi> {
    const keys = await open(settings);
    return TestApi.on(database(), { keys, vault: createVault(keys.keyring) });
  }

  /** A visitor who opened an account with the keys of these settings. */
  async function joined(settings: { dataKey?: Buffer } = {}): Promise<Visitor> {
    const visitor = new Visitor(await apiWith(settings));
    await visitor.join();
    return visitor;
  }

  const loginBy = async (visitor: Visitor, settings: { dataKey?: Buffer; dataKeyOld?: Buffer } = {}) => {
    const again = new Visitor(await apiWith(settings), visitor.mobile);
    return (await again.login(PASSWORD)).statusCode;
  };

  test('creates keys for an empty database that only its DATA_KEY decrypts, once for concurrent starters', async () => {
    const dataKey = randomBytes(32);
    const opened = await Promise.all(Array.from({ length: 5 }, () => open({ dataKey })));
    expect(new Set(opened.map(({ keyring }) => String(keyring.lookupKeys[0]?.toString('hex')))).size).toBe(1);
    expect(await database().orm.select().from(dataKeys)).toHaveLength(2);
    await expect(open({ dataKey: randomBytes(32) })).rejects.toThrow(ConfigError);
    await expect(open({ dataKey: randomBytes(32) })).rejects.toThrow(/^DATA_KEY: is not the key of this database/);
  });

  test('prefixes an encrypted value with its key id', async () => {
    await joined({ dataKey: randomBytes(32) });
    const [account] = await database().orm.select().from(accounts);
    const ids = (await database().orm.select().from(dataKeys)).map(({ id }) => id);
    expect(ids).toContain(account?.mobileSealed?.split('.')[0]);
  });

  test('refuses to replace a missing key file when the database has data', async () => {
    const visitor = await joined();
    expect(await loginBy(visitor)).toBe(200);
    await unlink(path.join(dataDir(), 'data.key'));
    await expect(open()).rejects.toThrow(/^DATA_KEY: \S+data\.key is missing, and this database has data/);
    expect(await readdir(dataDir())).toEqual([]);
  });

  describe('a database from before keys had ids', () => {
    const dataKey = randomBytes(32);
    let visitor: Visitor;
    beforeEach(async () => {
      const keyring = new Keyring(dataKey).add(UNNAMED, { key: dataKey, inForceAt: new Date(0) });
      visitor = new Visitor(await TestApi.on(database(), { vault: createVault(keyring) }));
      await visitor.join();
    });

    test('still works with its DATA_KEY, and finds its accounts', async () => {
      expect(await loginBy(visitor, { dataKey })).toBe(200);
      expect(await loginBy(visitor, { dataKey })).toBe(200);
    });

    test('rejects any other key, and a new key file', async () => {
      await expect(open({ dataKey: randomBytes(32) })).rejects.toThrow(/^DATA_KEY: is not the key/);
      await expect(open()).rejects.toThrow('is missing');
    });
  });

  test('has lookup keys in the same order with each DATA_KEY, and requires all of them', async () => {
    const [dataKeyOld, dataKey] = [randomBytes(32), randomBytes(32)];
    const { keyring, masters } = await open({ dataKey: dataKeyOld });
    for (let added = 0; added < 2; added++) await addLookupKey(database().orm, keyring, masters);
    const both = await open({ dataKey, dataKeyOld });
    await addLookupKey(database().orm, both.keyring, both.masters);
    for (const settings of [{ dataKey }, { dataKey: dataKeyOld }, { dataKey, dataKeyOld }]) {
      expect((await open(settings)).keyring.lookupKeys).toEqual(both.keyring.lookupKeys);
    }
    expect(both.keyring.lookupKeys.slice(0, 3)).toEqual(keyring.lookupKeys);
    await addLookupKey(database().orm, keyring, masters);
    await expect(open({ dataKey })).rejects.toThrow(/^DATA_KEY: is not the key/);
  });

  test('accepts a new DATA_KEY beside the old one, which still works', async () => {
    const [dataKeyOld, dataKey] = [randomBytes(32), randomBytes(32)];
    const visitor = await joined({ dataKey: dataKeyOld });
    expect(await loginBy(visitor, { dataKey, dataKeyOld })).toBe(200);
    expect(await loginBy(visitor, { dataKey })).toBe(200);
    expect(await loginBy(visitor, { dataKey: dataKeyOld })).toBe(200);
  });
});
