import { randomBytes } from 'node:crypto';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../platform/database/open';
import { accounts } from '../../platform/database/schema/accounts';
import { identities } from '../../platform/database/schema/identity';
import { runConfigured } from '../../run-configured';
import { readApiConfig } from '../../settings/read-api-config';
import { CrashProcess } from '../../testing/crash-process';
import { createServersDatabase } from '../../testing/create-database';
import { joinVerified, MANY_CODES, MASKED_NAME, type VerifiedPerson } from '../../testing/verified-person';
import { asText } from '../testing/run-as-text';

// The rotation waits 45 seconds for the servers, and test machines are slow under load.
const LINES = 2;
/** Milliseconds between two registrations of a line: the rotation takes 45 seconds, and the test only needs some load during it. */
const PAUSE = 200;

let servers: CrashProcess[];
afterEach(async () => {
  for (const server of servers) server.kill();
  await Promise.all(servers.map(({ gone }) => gone));
});

test('two servers on one PostgreSQL answer every call while the key changes', async () => {
  const databaseUrl = await createServersDatabase();
  const key = randomBytes(32).toString('base64');
  const env = { DATABASE_URL: databaseUrl, MIGRATIONS: 'awaited', DATA_KEY: key, ...MANY_CODES };
  servers = await Promise.all([0, 1].map(() => CrashProcess.start(os.tmpdir(), { env })));
  const [first, second] = servers as [CrashProcess, CrashProcess];
  const readName = async (server: CrashProcess, { token }: VerifiedPerson) =>
    (await server.form('/apis/uc/user/userinfo/info', {}, { token })).Data.jfUser.realName;

  const people: VerifiedPerson[] = [];
  const names: string[] = [];
  let rotated = false;
  const ways = [first, second].flatMap((server, place) =>
    Array.from({ length: LINES }, () => [server, place] as const),
  );
  // One server registers a person and the other reads it; a rejected call fails the test.
  const load = Promise.all(
    ways.map(async ([server, place]) => {
      do {
        const person = await joinVerified(server);
        names.push(await readName(place === 0 ? second : first, person));
        people.push(person);
        await pause(PAUSE);
      } while (!rotated);
    }),
  );
  const rotation = asText(runConfigured)(readApiConfig(env), { operation: 'rotate-key', input: {}, operator: 'Li Na' });
  const [text] = await Promise.all([rotation.finally(() => (rotated = true)), load]);
  const [, id] = /^\d+ values are sealed by the key (\w+) now/.exec(text) ?? [];

  for (const server of servers) for (const person of people) names.push(await readName(server, person));
  expect(new Set(names)).toEqual(new Set([MASKED_NAME]));
  const { orm, close } = await openDatabase({ databaseUrl, waitForMigrations: true });
  const mobiles = await orm.select({ sealed: accounts.mobileSealed }).from(accounts);
  const documents = await orm.select({ sealed: identities.numberSealed }).from(identities);
  await close();
  expect(documents).toHaveLength(people.length);
  expect([...mobiles, ...documents].filter(({ sealed }) => !sealed?.startsWith(`${id}.`))).toEqual([]);
});
