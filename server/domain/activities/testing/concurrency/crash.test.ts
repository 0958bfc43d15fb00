import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type DatabaseOptions, openDatabase } from '../../../../platform/database/open';
import { activityEntries } from '../../../../platform/database/schema/activities';
import type { Database } from '../../../../platform/database/types';
import { Keyring } from '../../../../platform/secrets/keyring';
import { createVault } from '../../../../platform/secrets/vault';
import { TestApi } from '../../../../testing';
import { createServersDatabase } from '../../../../testing/create-database';
import { bundleArgs } from '../../../../testing/processes';
import { act } from './act';
import { audit } from './audit';
import { CAMPAIGN, type Deed, type Life, VAULT_KEY } from './dying';

const ANSWERS_BEFORE_KILLED = 60;

/** Crashes in the middle of each act: with stock taken, points taken, the act stored; and one at any moment. */
const LIVES: Omit<Life, 'database'>[] = [
  { acts: ['grab'], diesBeforeWriting: 'activity_rewards' },
  { acts: ['spin'], diesBeforeWriting: 'activity_entries' },
  { acts: ['redeem'], diesBeforeWriting: 'point_postings' },
  { acts: ['grab', 'spin', 'redeem'] },
];

/** Runs a process until it dies, and returns its acts by idempotency key; those without an answer are in doubt. */
async function live(life: Life): Promise<Map<string, Deed>> {
  const child = spawn(process.execPath, [...bundleArgs('dying-process'), JSON.stringify(life)]);
  const exited = once(child, 'exit');
  const errors: string[] = [];
  child.stderr.on('data', (chunk) => errors.push(String(chunk)));
  const deeds = new Map<string, Deed>();
  let answers = 0;
  for await (const line of createInterface(child.stdout)) {
    const deed: Deed = JSON.parse(line);
    deeds.set(deed.act.key ?? '', deed);
    if (deed.body && ++answers === ANSWERS_BEFORE_KILLED && !life.diesBeforeWriting) child.kill('SIGKILL');
  }
  const [, signal] = await exited;
  if (signal !== 'SIGKILL') throw new Error(`The process ended without being killed: ${errors.join('')}`);
  return deeds;
}

async function expectConsistentAfterDeaths(options: DatabaseOptions): Promise<void> {
  const deeds: Deed[] = [];
  for (const life of LIVES) deeds.push(...(await live({ ...life, database: options })).values());
  const database = await openDatabase(options);
  try {
    expect(await audit(database.orm, [CAMPAIGN])).toEqual([]);
    await expectEveryDeedOnce(database, deeds);
    expect(await audit(database.orm, [CAMPAIGN])).toEqual([]);
  } finally {
    await database.close();
  }
}

/** Repeats every act: an answered one must get the same answer, and one in doubt must succeed. */
async function expectEveryDeedOnce(database: Database, deeds: readonly Deed[]): Promise<void> {
  const api = await TestApi.on(database, { campaigns: [CAMPAIGN], vault: createVault(Keyring.of(VAULT_KEY)) });
  const again = await Promise.all(deeds.map(({ token, act: done }) => act(api, token, done)));
  expect(again.map(({ statusCode }) => statusCode)).toEqual(deeds.map(() => 200));
  const answered = deeds.flatMap(({ body }, index) => (body ? [{ body, again: again[index]?.body }] : []));
  expect(answered.filter((pair) => pair.body !== pair.again)).toEqual([]);
  expect(deeds.length).toBeGreaterThan(answered.length);
  expect(await database.orm.select().from(activityEntries)).toHaveLength(deeds.length);
}

test('leaves each grab, spin and redemption of a killed process complete or undone', async () => {
  await expectConsistentAfterDeaths({ databaseUrl: await createServersDatabase(), waitForMigrations: true });
});
