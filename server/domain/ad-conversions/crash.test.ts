import { randomBytes } from 'node:crypto';
import { SECOND } from '../../platform/clock/clock';
import { type DatabaseOptions, openDatabase } from '../../platform/database/open';
import { adConversions } from '../../platform/database/schema/ad-conversions';
import { Keyring } from '../../platform/secrets/keyring';
import { createVault } from '../../platform/secrets/vault';
import { TestClock } from '../../testing/clock';
import { ConnectionLost, CrashProcess } from '../../testing/crash-process';
import { createServersDatabase } from '../../testing/create-database';
import { folderForEachTest } from '../../testing/folder-for-each-test';
import { LEASE } from './claim';
import { openPlatforms } from './platforms';
import { sendDue } from './send-due';
import { openStandIn, type StandIn } from './testing/open-stand-in';

const MOBILE = '13900000000';
const LANDING = 'http://bfzh.localhost/newactivities/bull-market?bd_vid=8877665544';
const CLICK = { bd_vid: '8877665544', landingurl: LANDING };

let standIn: StandIn;
beforeEach(async () => {
  standIn = await openStandIn();
});
afterEach(() => standIn.close());

interface Place {
  env: Record<string, string>;
  options: DatabaseOptions;
}

/** What a new server of the same database sends, this long after the previous one ended. */
async function sendAfter(milliseconds: number, { options }: Place): Promise<{ sent: number; states: string[] }> {
  const database = await openDatabase(options);
  const { orm, close } = database;
  const clock = new TestClock();
  clock.move(Date.now() - clock.read().getTime() + milliseconds);
  const platforms = openPlatforms({ baidu: standIn.access.baidu });
  const log = { warn: () => {} };
  const vault = createVault(Keyring.of(randomBytes(32)));
  const sent = await sendDue({ database, vault, clock: clock.read, platforms, log });
  const states = (await orm.select().from(adConversions)).map(({ state }) => state);
  await close();
  return { sent, states };
}

async function dieBetweenAccountAndSending(dataDir: string, place: Place): Promise<void> {
  const dying = await CrashProcess.start(dataDir, { dieBeforeRegistered: true, env: place.env });
  const code = await dying.codeFor(MOBILE);
  await expect(dying.register(MOBILE, code, '', CLICK)).rejects.toThrow(ConnectionLost);
  await dying.gone;
  expect(standIn.platforms.taken.all()).toEqual([]);
  expect(await sendAfter(0, place)).toEqual({ sent: 1, states: ['sent'] });
  expect(await sendAfter(86_400 * SECOND, place)).toEqual({ sent: 0, states: ['sent'] });
  expect(standIn.platforms.taken.all()).toMatchObject([{ clickId: CLICK.bd_vid, reports: 1 }]);
}

async function dieBetweenSendingAndRecording(dataDir: string, place: Place): Promise<void> {
  const env = {
    ...place.env,
    SENDS_CONVERSIONS: '1',
    BAIDU_OCPC_ORIGIN: standIn.origin,
    BAIDU_OCPC_TOKEN: standIn.access.baidu.token,
  };
  const dying = await CrashProcess.start(dataDir, { env });
  // Kills the server before the platform answers, so that it never records an answer.
  standIn.platforms.onRequest = () => dying.kill();
  await dying.register(MOBILE, await dying.codeFor(MOBILE), '', CLICK).catch(() => {});
  await dying.gone;
  standIn.platforms.onRequest = undefined;
  expect(standIn.platforms.taken.all()).toMatchObject([{ reports: 1 }]);
  expect(await sendAfter(0, place)).toEqual({ sent: 0, states: ['pending'] });
  expect(await sendAfter(LEASE, place)).toEqual({ sent: 1, states: ['sent'] });
  expect(standIn.platforms.taken.all()).toMatchObject([{ clickId: CLICK.bd_vid, reports: 2 }]);
}

const DEATHS = [
  ['opening the account and sending', dieBetweenAccountAndSending],
  ['sending and recording the answer', dieBetweenSendingAndRecording],
] as const;

describe('loses no conversion when a server is killed', () => {
  const dataDir = folderForEachTest();

  test.each(DEATHS)('between %s', async (_, die) => {
    const databaseUrl = await createServersDatabase();
    const env = { DATABASE_URL: databaseUrl, MIGRATIONS: 'awaited', DATA_KEY: Buffer.alloc(32, 7).toString('base64') };
    await die(dataDir(), { env, options: { databaseUrl, waitForMigrations: true } });
  });
});
