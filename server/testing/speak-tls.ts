import { escapeLiteral } from 'pg';
import type { Certificate } from './certificate';
import { asAdmin } from './create-database';

/**
 * Enables TLS on the PostgreSQL server at an address.
 *
 * @param more more files for its data folder: `root.crt` for client certificates, `pg_hba.conf` for access rules
 */
export async function speakTls(
  address: string,
  { certificate, key }: Certificate,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  await asAdmin(address, async (admin) => {
    // The server's own user writes the files, because PostgreSQL requires that only it can read the key.
    for (const [name, text] of Object.entries({ 'server.crt': certificate, 'server.key': key, ...more })) {
      const lines = text
        .trim()
        .split('\n')
        .map((line) => `(${escapeLiteral(line)})`);
      await admin.query(`copy (values ${lines}) to program 'umask 077; cat > ${name}'`);
    }
    await admin.query('alter system set ssl = on');
    if (more['root.crt']) await admin.query("alter system set ssl_ca_file = 'root.crt'");
    await admin.query('select pg_reload_conf()');
  });
}
