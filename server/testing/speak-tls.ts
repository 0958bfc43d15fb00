import { escapeLiteral } from 'pg';
import type { Certificate } from './certificate';
import { asAdmin } from './create-database';

/**
 * Has the PostgreSQL at an address speak TLS by a certificate.
 *
 * @param more files of the folder of its data: `root.crt` vouches for its clients, `pg_hba.conf` says who is let in
 */
export async function speakTls(
  address: string,
  { certificate, key }: Certificate,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  await asAdmin(address, async (admin) => {
    // By the user who it runs as, whom alone it lets read its key.
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
