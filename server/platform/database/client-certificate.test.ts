import { copyFileSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrateDatabase } from '../../operations/database/migrate-database';
import { asText } from '../../operations/testing/run-as-text';
import { runConfigured } from '../../run-configured';
import { readApiConfig } from '../../settings/read-api-config';
import { usePostgres } from '../../testing';
import { Authority } from '../../testing/authority';
import type { Certificate } from '../../testing/certificate';
import { asAdmin } from '../../testing/create-database';
import { speakTls } from '../../testing/speak-tls';
import { openDatabase } from './open';
import { dumpPostgres } from './postgres-tools';
import type { Database } from './types';

const OWNER = 'newactivities';
const SERVERS = 'newactivities_servers';

const own = new Authority().make('localhost', `client:${OWNER}`, `client:${SERVERS}`, 'client:newactivities_others');
const strangers = new Authority().make(`client:${SERVERS}`);

describe('a PostgreSQL that requires client certificates', () => {
  const postgres = usePostgres();

  function addressOf(role: string, shown?: Certificate): string {
    const address = new URL(postgres().address);
    Object.assign(address, { hostname: 'localhost', username: role, pathname: OWNER });
    const files = shown && { sslcert: shown.file, sslkey: shown.keyFile };
    address.search = new URLSearchParams({ sslmode: 'verify-full', sslrootcert: own.file, ...files }).toString();
    return address.href;
  }

  const config = () =>
    readApiConfig({
      DEPLOYMENT: 'production',
      DATA_KEY: Buffer.alloc(32, 1).toString('base64'),
      DATABASE_URL: addressOf(SERVERS, own.of(SERVERS)),
      DATABASE_OWNER_URL: addressOf(OWNER, own.of(OWNER)),
    });
  const request = (operation: string, input = {}) => ({ operation, input, operator: 'Li Na' });

  /** The role and the client certificate of a connection. */
  async function whoIs({ orm }: Database): Promise<Record<string, unknown>> {
    const { rows } = await orm.execute(
      sql`select current_user as who, client_serial::text as serial from pg_stat_ssl where pid = pg_backend_pid()`,
    );
    return rows[0] ?? {};
  }

  beforeAll(async () => {
    await asAdmin(postgres().address, async (admin) => {
      await admin.query(`create role ${OWNER} login createrole`);
      await admin.query(`create database ${OWNER} owner ${OWNER}`);
    });
    await speakTls(postgres().address, own.of('localhost'), {
      'root.crt': readFileSync(own.file, 'utf8'),
      'pg_hba.conf': `${readFileSync('deploy/container/pg_hba.conf', 'utf8')}host postgres postgres 127.0.0.1/32 trust\n`,
    });
    expect(await asText(migrateDatabase)(config(), request('migrate'))).toContain('The tables are up to date.');
  });

  test('accepts servers by certificate, without a password, and writes a backup', async () => {
    const database = await openDatabase(config());
    expect(await whoIs(database)).toMatchObject({ who: SERVERS });
    await database.close();
    const file = join(mkdtempSync(join(tmpdir(), 'backup-')), 'backup');
    expect(await asText(runConfigured)(config(), request('backup', { file }))).toContain('The database is stored in');
    expect(statSync(file).size).toBeGreaterThan(0);
  });

  test.each([
    ['none', () => addressOf(SERVERS), /requires a valid client certificate/],
    ['another role’s', () => addressOf(SERVERS, own.of(OWNER)), /certificate authentication failed/],
    ['no role’s', () => addressOf(SERVERS, own.of('newactivities_others')), /certificate authentication failed/],
    ['a host’s', () => addressOf(SERVERS, own.of('localhost')), /unsupported certificate/],
    ['from a foreign authority', () => addressOf(SERVERS, strangers.of(SERVERS)), /unknown ca/i],
  ])('rejects a client whose certificate is %s', async (_, address, why) => {
    const opened = openDatabase({ databaseUrl: address(), waitForMigrations: true });
    await expect(opened).rejects.toMatchObject({ cause: { message: expect.stringMatching(why) } });
    await expect(dumpPostgres(address(), '/dev/null')).rejects.toThrow('pg_dump failed');
  });

  test('uses a replaced certificate for new connections, and the previous one while the replacement is incomplete', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const database = await openDatabase(config());
    const { serial } = await whoIs(database);
    // Each transaction occupies a connection, so the next one opens a new one.
    await database.orm.transaction(async () => {
      copyFileSync(own.of(OWNER).keyFile, own.of(SERVERS).keyFile);
      expect(await whoIs(database)).toEqual({ who: SERVERS, serial });
      expect(warn.mock.calls).toEqual([[expect.stringMatching(/: sslcert: cannot be used with the key of sslkey/)]]);
      await database.orm.transaction(async () => {
        own.make(`client:${SERVERS}`);
        expect(await whoIs(database)).toEqual({ who: SERVERS, serial: expect.not.stringMatching(String(serial)) });
      });
    });
    await database.close();
  });
});
