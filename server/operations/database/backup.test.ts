import { randomBytes } from 'node:crypto';
import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openNumber } from '../../domain/identity/service';
import { openServices } from '../../open-services';
import { adConversions } from '../../platform/database/schema/ad-conversions';
import { identities } from '../../platform/database/schema/identity';
import { runConfigured } from '../../run-configured';
import { readApiConfig } from '../../settings/read-api-config';
import { AGREEMENTS, PASSWORD, TestApi, Visitor } from '../../testing';
import { ConnectionLost, CrashProcess } from '../../testing/crash-process';
import { asAdmin, createDatabase } from '../../testing/create-database';
import { folderForEachTest } from '../../testing/folder-for-each-test';
import { joinVerified, MANY_CODES, MASKED_NAME, type VerifiedPerson } from '../../testing/verified-person';
import { asText, runAsText } from '../testing/run-as-text';
import { restoreBackup } from './restore-backup';

/** Whether every role may run the functions that create and drop partitions of events. */
async function readFunctionRights(url: string): Promise<boolean[]> {
  const { rows } = await asAdmin(url, (client) =>
    client.query<{ everyone: boolean }>(
      `select coalesce(proacl::text, '{=X/') ~ '[{,]=X' as everyone from pg_proc where proname in ('add_event_day', 'drop_event_day')`,
    ),
  );
  return rows.map(({ everyone }) => everyone);
}

const LINES = 4;
const BEFORE = 20;
const folder = folderForEachTest();

const { TEST_POSTGRES = '' } = process.env;
const KEY = randomBytes(32).toString('base64');

describe.each(['the embedded database', 'PostgreSQL'])('on %s', (engine) => {
  const place = async (name: string): Promise<Record<string, string>> => ({
    DATA_KEY: KEY,
    CAPTCHA: 'off',
    ...MANY_CODES,
    ...(engine !== 'PostgreSQL'
      ? { DATA_DIR: path.join(folder(), name) }
      : { DATABASE_URL: await createDatabase(TEST_POSTGRES) }),
  });
  const apiOn = async (config: ReturnType<typeof readApiConfig>) => {
    const services = await openServices(config, { agreements: AGREEMENTS });
    const { database, keys, vault } = services;
    return TestApi.on(database, { keys, vault, config });
  };
  const request = (operation: string, file: string) => ({ operation, input: { file }, operator: 'Li Na' });

  test('a backup made under load restores everything that the server acknowledged before it', async () => {
    const first = await place('first');
    const server = await CrashProcess.start(first.DATA_DIR ?? folder(), { env: first });
    const acknowledged: VerifiedPerson[] = [];
    const load = Promise.all(
      Array.from({ length: LINES }, async () => {
        for (;;) acknowledged.push(await joinVerified(server));
      }).map((line) => expect(line).rejects.toThrow(ConnectionLost)),
    );
    while (acknowledged.length < BEFORE) await pause(5);
    const before = [...acknowledged];
    const file = path.join(folder(), 'site.backup');
    expect(await asText(runConfigured)(readApiConfig(first), request('backup', file))).toContain(file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    server.kill();
    await load;
    await server.gone;

    const elsewhere = readApiConfig(await place('second'));
    expect(await asText(restoreBackup)(elsewhere, request('restore', file))).toContain('DATA_KEY opens it');
    const restored = await apiOn(elsewhere);
    const { database, vault } = restored.services;
    const stored = await database.orm.select().from(identities);
    const documents = new Map(stored.map((row) => [row.account, openNumber(vault, row.numberSealed)]));
    for (const { account, mobile, token, document } of before) {
      const profile = await restored.send('/apis/uc/user/userinfo/info', { token });
      const masked = `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
      expect(profile.json()).toMatchObject({ Data: { jfUser: { mobile: masked, realName: MASKED_NAME } } });
      expect(documents.get(account)).toBe(document);
    }
    expect((await new Visitor(restored, before[0]?.mobile).login(PASSWORD)).statusCode).toBe(200);
    await database.close();

    await expect(asText(restoreBackup)(elsewhere, request('restore', file))).rejects.toThrow(
      /There is a database|is not empty/,
    );
    const third = readApiConfig(await place('third'));
    const withOtherKey = { ...third, dataKey: randomBytes(32) };
    await expect(asText(restoreBackup)(withOtherKey, request('restore', file))).rejects.toThrow(
      /^DATA_KEY: is not the key/,
    );
    // The wrong key has left nothing behind.
    expect(await asText(restoreBackup)(third, request('restore', file))).toContain('DATA_KEY opens it');
    if (third.databaseUrl) expect(await readFunctionRights(third.databaseUrl)).toEqual([false, false]);
    await expect(asText(runConfigured)(third, request('backup', file))).rejects.toThrow(
      `${file} exists. A backup overwrites`,
    );
    expect(await asText(runConfigured)(elsewhere, { operation: 'verify-audit', input: {}, operator: '' })).toContain(
      '条记录完好',
    );
  });

  test('gives up conversions that a platform may have got since the backup and would count twice', async () => {
    const first = await apiOn(readApiConfig(await place('first')));
    const clicks = { qhclickid: 'q-1', bd_vid: 'b-1', landingurl: 'https://gold.example/newactivities/?bd_vid=b-1' };
    await new Visitor(first).join(clicks);
    const file = path.join(folder(), 'clicks.backup');
    await runAsText(first.services, request('backup', file));
    await first.services.database.close();
    const second = readApiConfig(await place('second'));
    expect(await asText(restoreBackup)(second, request('restore', file))).toContain('1 conversions are given up');
    const { database } = (await apiOn(second)).services;
    const rows = await database.orm.select().from(adConversions);
    expect(rows.map(({ platform, event, state }) => `${platform} ${event} ${state}`).sort()).toEqual([
      'baidu form given_up',
      'qihu form pending',
      'qihu register queued',
    ]);
    await database.close();
  });

  test('reports a file that it cannot read or write', async () => {
    const config = readApiConfig(await place('first'));
    const broken = path.join(folder(), 'broken.backup');
    await writeFile(broken, 'PGDMP and no more');
    await expect(asText(restoreBackup)(config, request('restore', broken))).rejects.toThrow(
      /^(?:The file is not a complete backup|pg_restore failed)/,
    );
    const nowhere = path.join(folder(), 'nowhere', 'site.backup');
    await expect(asText(restoreBackup)(config, request('restore', nowhere))).rejects.toThrow('cannot be read');
    const api = await apiOn(config);
    await expect(runAsText(api.services, request('backup', nowhere))).rejects.toThrow(
      `${nowhere} cannot be written (ENOENT)`,
    );
    await api.services.database.close();
  });
});
