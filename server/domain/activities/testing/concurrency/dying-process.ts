import { writeSync } from 'node:fs';
import { getTableName } from 'drizzle-orm';
import { openDatabase } from '../../../../platform/database/open';
import type { Orm } from '../../../../platform/database/types';
import { Keyring } from '../../../../platform/secrets/keyring';
import { createVault } from '../../../../platform/secrets/vault';
import { TestApi } from '../../../../testing/api';
import { transferPoints } from '../../engine/points';
import { type LiveAccount, makeAccounts } from './accounts';
import { act } from './act';
import { HANDED_OUT } from './audit';
import { ACTS, CAMPAIGN, type Deed, type Life, VAULT_KEY, WRITES_BEFORE_DEATH } from './dying';

const LINES = 8;
const TURNS = 6;
const POINTS = 40;

/** Acts without a pause until it dies. Prints every act before it starts, and again with its answer. */
async function main(): Promise<void> {
  const life: Life = JSON.parse(process.argv[2] ?? '');
  const database = await openDatabase(life.database);
  const api = await TestApi.on(database, { campaigns: [CAMPAIGN], vault: createVault(Keyring.of(VAULT_KEY)) });
  const now = api.clock.read();
  const players = await makeAccounts(database.orm, LINES * TURNS, now, `${process.pid}-`);
  for (const { account } of life.acts.includes('redeem') ? players : []) {
    await transferPoints(database.orm, { account, slug: CAMPAIGN.slug, label: HANDED_OUT, amount: POINTS, now });
  }
  if (life.diesBeforeWriting) dieBeforeWriting(database.orm, life.diesBeforeWriting);
  const lines = Array.from({ length: LINES }, (_, line) => players.slice(line * TURNS, (line + 1) * TURNS));
  await Promise.all(lines.map((line) => actInTurn(api, line, life)));
  throw new Error('All players are done, and the process is still running.');
}

async function actInTurn(api: TestApi, players: readonly LiveAccount[], { acts }: Life): Promise<void> {
  for (const { account, token } of players) {
    for (const name of acts) {
      const deed: Deed = { token, act: { ...ACTS[name], key: `${name} of ${account}` } };
      print(deed);
      const { body } = await act(api, token, deed.act);
      print({ ...deed, body });
    }
  }
}

/** Writes synchronously, because buffered output would be lost with the process. */
function print(deed: Deed): void {
  writeSync(1, `${JSON.stringify(deed)}\n`);
}

/** Only in transactions, so that the process dies in the middle of one. */
function dieBeforeWriting(orm: Orm, tableName: string): void {
  const transaction = orm.transaction.bind(orm);
  let writes = 0;
  const watch = (inner: Orm) => {
    const insert = inner.insert.bind(inner);
    inner.insert = (table) => {
      if (getTableName(table) === tableName && ++writes === WRITES_BEFORE_DEATH) process.kill(process.pid, 'SIGKILL');
      return insert(table);
    };
    return inner;
  };
  orm.transaction = (work, config) => transaction((inner) => work(Object.assign(inner, watch(inner))), config);
}

void main();
