import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HostCertificate } from '@/lib/edge/host-servers';

/** Where `lego` keeps what it was issued, below the folder that it is given. */
const FOLDER = 'certificates';

/**
 * The certificate of a host, ordered or laid there by hand; `undefined` where there is none that browsers take at a time.
 *
 * @param acmeDir the folder that `lego` is given
 */
export async function storedCertificate(
  acmeDir: string,
  host: string,
  now: Date,
): Promise<HostCertificate | undefined> {
  const base = path.join(acmeDir, FOLDER, host.replace('*', '_'));
  const [certificate, key] = [`${base}.crt`, `${base}.key`];
  try {
    const read = new X509Certificate(await readFile(certificate));
    const expires = new Date(read.validTo);
    const fits =
      read.checkHost(host.replace('*', 'any')) && read.checkPrivateKey(createPrivateKey(await readFile(key)));
    return fits && expires > now ? { host, certificate, key, expires } : undefined;
  } catch {
    return undefined;
  }
}
