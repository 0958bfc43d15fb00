import { readdirSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { accounts } from '../../platform/database/schema/accounts';
import { ACCOUNT_TABLES } from './places';

const SCHEMA = 'server/platform/database/schema';

// @proves 账户销户时，未兑换的积分清零
test('closing an account empties every table that refers to accounts', async () => {
  const modules = await Promise.all(
    readdirSync(SCHEMA).map((file) => import(`../../platform/database/schema/${file}`)),
  );
  const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable)) as PgTable[];
  const referring = tables.filter((table) =>
    getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === accounts),
  );
  expect(referring.length).toBeGreaterThan(10);
  expect(new Set<PgTable>(ACCOUNT_TABLES)).toEqual(new Set(referring));
});
