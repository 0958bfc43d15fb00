import { createHash, createPrivateKey, X509Certificate } from 'node:crypto';
import { access, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { HostCertificate } from '@/lib/edge/host-servers';
import { writeAtomically } from './write-atomically';

/** The folder that `lego` creates below `--path`. */
const FOLDER = 'certificates';

/** Where certificates are stored. */
export interface CertificatePlaces {
  /** `lego`'s folder: the chain in one file and the key in another, both overwritten on renewal. */
  acmeDir: string;
  /** The folder that nginx reads: chain and key in one file, which never changes. */
  shownDir: string;
}

/**
 * The certificate of a host, ordered or placed there by hand; `undefined` when there is none that browsers accept now.
 * While a renewal is being written and the key does not match yet, this returns the previous certificate.
 */
export async function shownCertificate(
  { acmeDir, shownDir }: CertificatePlaces,
  host: string,
  now: Date,
): Promise<HostCertificate | undefined> {
  const base = path.join(acmeDir, FOLDER, fileName(host));
  const laid = await Promise.all(['crt', 'key'].map((kind) => readFile(`${base}.${kind}`, 'utf8'))).catch(
    () => undefined,
  );
  if (!laid) return undefined;
  const text = laid.join('\n');
  const expires = endOf(host, text, now);
  if (!expires) return lastShown(shownDir, host, now);
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const file = path.join(shownDir, `${fileName(host)}.${digest}.pem`);
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) await writeAtomically(file, text, KEY_MODE);
  return { host, file, expires };
}

/** Deletes the files that nginx no longer reads. */
export async function forgetCertificates(shownDir: string, isRead: (file: string) => boolean): Promise<void> {
  await mkdir(shownDir, { recursive: true });
  const files = (await readdir(shownDir)).map((name) => path.join(shownDir, name));
  for (const file of files) if (!isRead(file)) await rm(file);
}

/** Only root may read keys. */
const KEY_MODE = 0o600;

async function lastShown(shownDir: string, host: string, now: Date): Promise<HostCertificate | undefined> {
  const names = (await readdir(shownDir).catch(() => [])).filter((name) => name.replace(SUFFIX, '') === fileName(host));
  const found = await Promise.all(
    names.map(async (name) => {
      const file = path.join(shownDir, name);
      const expires = endOf(host, await readFile(file, 'utf8'), now);
      return expires ? [{ host, file, expires }] : [];
    }),
  );
  return found.flat().sort((a, b) => b.expires.getTime() - a.expires.getTime())[0];
}

const SUFFIX = /\.[0-9a-f]{16}\.pem$/;

const fileName = (host: string) => host.replace('*', '_');

/** When a chain with its key expires; `undefined` when browsers would reject it. */
function endOf(host: string, text: string, now: Date): Date | undefined {
  try {
    const read = new X509Certificate(text);
    const fits = read.checkHost(host.replace('*', 'any')) && read.checkPrivateKey(createPrivateKey(text));
    const expires = new Date(read.validTo);
    return fits && expires > now ? expires : undefined;
  } catch {
    return undefined;
  }
}
