import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { withSharedParsers } from './shared-parsers';

// Generous for busy machines; no test waits this long.
const VALUES = sql`select ${1}::int as number, true as flag, '{"a":1}'::jsonb as json, date '2026-06-01' as day,
  timestamptz '2026-06-01 04:00:00Z' as instant, interval '1 day' as span, array[1.5]::numeric[] as numbers,
  array[date '2026-06-01'] as days, array[timestamptz '2026-06-01 04:00:00Z'] as instants, array['a'] as words`;

test('parses values exactly as Drizzle does, in transactions too', async () => {
  const client = await embeddedDatabase();
  const shared = drizzle({ client: withSharedParsers(client) });
  const own = await drizzle({ client }).execute(VALUES);
  expect((await shared.execute(VALUES)).rows).toEqual(own.rows);
  expect((await shared.transaction((inner) => inner.execute(VALUES))).rows).toEqual(own.rows);
});
