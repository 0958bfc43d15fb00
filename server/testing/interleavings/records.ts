import type { Client } from 'pg';

/** Tables that actions write to, under the names used here; referencing tables come first. */
const TABLES = {
  rewardEntries: 'reward_entries',
  depositReversals: 'deposit_reversals',
  tradeReversals: 'trade_reversals',
  rewards: 'activity_rewards',
  entries: 'activity_entries',
  stock: 'activity_stock',
  postings: 'point_postings',
  balances: 'point_balances',
  budgets: 'reward_budgets',
  exclusive: 'exclusive_claims',
  settings: 'campaign_settings',
  pauses: 'activity_pauses',
  outcomes: 'round_outcomes',
  corrections: 'round_corrections',
  deposits: 'deposits',
  trades: 'trades',
  openings: 'provider_openings',
  acts: 'operator_acts',
  seals: 'audit_seals',
  answers: 'idempotent_answers',
} as const;

/** A row as the database returns it. */
export type Row = Record<string, unknown>;
/** All rows of all tables that actions write to. */
export type Records = Record<keyof typeof TABLES, Row[]>;

const READ = `select json_build_object(${Object.entries(TABLES)
  .map(([name, table]) => `'${name}', (select coalesce(json_agg(rows), '[]') from ${table} rows)`)
  .join(', ')}) as records`;
const CLEAR = Object.values(TABLES)
  .map((table) => `delete from ${table}`)
  .join('; ');

export async function readRecords(client: Client): Promise<Records> {
  const { rows } = await client.query<{ records: Records }>(READ);
  if (!rows[0]) throw new Error('A query without a source has one row.');
  return rows[0].records;
}

export async function clearRecords(client: Client): Promise<void> {
  await client.query(CLEAR);
}

/** Columns that differ between two runs with the same result. */
const OF_THE_RUN = new Set([
  'id',
  'transfer',
  'hash',
  'head',
  'mac',
  'key_hash',
  'request_hash',
  'body_sealed',
  'reward',
  'deposit',
  'trade',
  'details',
  'replaces',
]);

/**
 * The records as text, equal for two runs with the same result but different ids.
 *
 * @param people account numbers in the order of the scenario
 */
export function pictureOf(records: Records, people: readonly string[]): string[] {
  const named = (text: string) =>
    people.reduce((all, number, place) => all.replaceAll(number, `account ${place}`), text);
  return Object.entries(records)
    .flatMap(([name, rows]) => rows.map((row) => named(`${name} ${JSON.stringify(row, withoutRun)}`)))
    .sort();
}

function withoutRun(name: string, value: unknown): unknown {
  return OF_THE_RUN.has(name) ? undefined : value;
}
