import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { campaigns } from '@/campaigns';
import { removeExpired } from './cleanup';
import { removeOldParticipation } from './domain/activities/remove-old';
import { migrate } from './platform/database/migrate';
import { createDatabase } from './testing/create-database';

/** Tables that stay small: per operator, server or customer. */
const SMALL = [
  'bank_cards',
  'exclusive_claims',
  'operator_challenges',
  'operator_sessions',
  'page_loads',
  'retained_records',
  'server_processes',
];

test('finds expired rows of every large table by an index', async () => {
  const client = new Client({ connectionString: await createDatabase(process.env.TEST_POSTGRES ?? '') });
  await client.connect();
  await migrate(client);
  const sent: { query: string; params: unknown[] }[] = [];
  const logger = { logQuery: (query: string, params: unknown[]) => sent.push({ query, params }) };
  const orm = drizzle({ client, casing: 'snake_case', logger });
  const now = new Date('2026-06-01T04:00:00Z');
  await removeExpired(orm, now);
  await removeOldParticipation(orm, campaigns, now);
  // Even an empty table is then read by an index, if there is one that helps.
  await client.query('set enable_seqscan = off');
  const scanned = new Set<string>();
  const deletions = sent.filter(({ query }) => /^delete |for update/.test(query));
  for (const { query, params } of deletions) {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${query}`, params);
    for (const { 'QUERY PLAN': line } of rows) {
      const [, table] = /Seq Scan on (\w+)/.exec(line) ?? [];
      if (table) scanned.add(table);
    }
  }
  await client.end();
  expect(deletions.length).toBeGreaterThan(15);
  expect([...scanned].filter((table) => !SMALL.includes(table))).toEqual([]);
});
