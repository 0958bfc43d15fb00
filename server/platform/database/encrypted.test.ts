import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { usePostgres } from '../../testing';
import { makeCertificate } from '../../testing/certificate';
import { speakTls } from '../../testing/speak-tls';
import { openDatabase } from './open';
import { dumpPostgres } from './postgres-tools';

const own = makeCertificate('localhost');
const strangers = makeCertificate('localhost');

describe('a PostgreSQL with a TLS certificate', () => {
  const postgres = usePostgres();

  /** The address of a new database that requires TLS and verifies the certificate. */
  async function addressOf(host: string, root: string): Promise<string> {
    const address = new URL(await postgres().createDatabase());
    address.hostname = host;
    address.search = new URLSearchParams({ sslmode: 'verify-full', sslrootcert: root }).toString();
    return address.href;
  }

  beforeAll(() => speakTls(postgres().address, own));

  test('uses TLS for connections and dumps', async () => {
    const address = await addressOf('localhost', own.file);
    const database = await openDatabase({ databaseUrl: address });
    const used = sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`;
    expect(await database.orm.execute(used)).toMatchObject({ rows: [{ ssl: true }] });
    await database.close();
    const file = join(mkdtempSync(join(tmpdir(), 'dump-')), 'dump');
    await dumpPostgres(address, file);
    expect(statSync(file).size).toBeGreaterThan(0);
  });

  test.each([
    ['another host than its certificate names', '127.0.0.1', own.file, /altnames/],
    ['an untrusted certificate', 'localhost', strangers.file, /self-signed/],
  ])('refuses to connect to a server with %s', async (_, host, root, why) => {
    const opened = openDatabase({ databaseUrl: await addressOf(host, root) });
    await expect(opened).rejects.toMatchObject({ cause: { message: expect.stringMatching(why) } });
  });
});
