import { sql } from 'drizzle-orm';
import { limit } from '@/scripts/lib/limit.mjs';
import { migrateDatabase } from '../../operations/database/migrate-database';
import { restoreBackup } from '../../operations/database/restore-backup';
import { asText } from '../../operations/testing/run-as-text';
import { runAlone, runConfigured } from '../../run-configured';
import { readApiConfig } from '../../settings/read-api-config';
import { usePostgres } from '../../testing';
import { asAdmin, throughPooler } from '../../testing/create-database';
import { findPgbouncer, startPgbouncer } from '../../testing/pgbouncer';
import { openDatabase } from './open';
import type { Database } from './types';
import { isUnavailable } from './unavailable';

(findPgbouncer() ? describe : describe.skip)('behind PgBouncer', () => {
  const postgres = usePostgres();
  let direct: string;
  let pooled: string;
  beforeAll(async () => {
    direct = await postgres().createDatabase();
    await (await openDatabase({ databaseUrl: direct })).close();
    pooled = throughPooler(direct, await startPgbouncer(postgres()));
    // From now on the database requires the password, which PgBouncer does not have.
    await asAdmin(direct, async (admin) => {
      const rules = ['host postgres all 127.0.0.1/32 trust', 'host all all 127.0.0.1/32 scram-sha-256'];
      await admin.query(`copy (values ${rules.map((rule) => `('${rule}')`)}) to program 'cat > pg_hba.conf'`);
      await admin.query('select pg_reload_conf()');
    });
    direct = Object.assign(new URL(direct), { password: new URL(pooled).password }).href;
  });

  /** The limits of a database's session in milliseconds. */
  async function limitsAt(databaseUrl: string): Promise<unknown> {
    const { orm, close } = await openDatabase({ databaseUrl, waitForMigrations: true });
    const limits = ['statement_timeout', 'idle_in_transaction_session_timeout'];
    const { rows } = await orm.execute(
      sql`select name, setting from pg_settings where name in ${limits} order by name`,
    );
    await close();
    return rows;
  }

  test('a server’s statements have the same limits as without it', async () => {
    expect(await limitsAt(pooled)).toEqual(await limitsAt(direct));
  });

  /** Resolves when the database answers again, at the latest after twelve seconds. */
  async function recovered(database: Database): Promise<void> {
    const giveUpAt = Date.now() + limit(12);
    while (await database.ping().catch(isUnavailable)) expect(Date.now()).toBeLessThan(giveUpAt);
  }

  test('a server calls the database again within seconds of its restart', async () => {
    const database = await openDatabase({ databaseUrl: pooled, waitForMigrations: true });
    await database.ping();
    await postgres().crash();
    expect(await database.ping().catch(isUnavailable)).toBe(true);
    await postgres().restart();
    await recovered(database);
    await database.close();
  });

  test('a server calls the database again after it hung', async () => {
    const timeouts = { connect: limit(2), query: limit(1) };
    const database = await openDatabase({ databaseUrl: pooled, waitForMigrations: true, timeouts });
    await database.ping();
    await postgres().suspend();
    const calls = await Promise.all(Array.from({ length: 60 }, () => database.ping().catch(isUnavailable)));
    expect(new Set(calls)).toEqual(new Set([true]));
    postgres().resume();
    await recovered(database);
    await database.close();
  });

  const settings = (databaseUrl: string) =>
    readApiConfig({ DATA_KEY: Buffer.alloc(32).toString('base64'), DATABASE_URL: databaseUrl });
  const request = (operation: string, input = {}) => ({ operation, input, operator: 'Li Na' });
  const WHY = 'leads to a connection pooler';

  test('operations that need a session require the database’s own address', async () => {
    await expect(openDatabase({ databaseUrl: pooled })).rejects.toThrow(WHY);
    await expect(asText(migrateDatabase)(settings(pooled), request('migrate'))).rejects.toThrow(WHY);
    await expect(asText(restoreBackup)(settings(pooled), request('restore', { file: __filename }))).rejects.toThrow(
      WHY,
    );
    await expect(asText(runAlone)(settings(pooled), request('rotate-lookup-key'))).rejects.toThrow(WHY);
    const backup = request('backup', { file: `${postgres().workspace}/site.backup` });
    const awaited = { ...settings(pooled), waitForMigrations: true };
    await expect(asText(runConfigured)(awaited, backup)).rejects.toThrow(WHY);
    expect(await asText(runConfigured)(settings(direct), backup)).toContain('is stored in');
  });
});
