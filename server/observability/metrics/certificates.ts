import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Registry } from 'prom-client';
import type { Tls } from '../../platform/http/tls';
import { type ByLabel, gaugeBy } from './read-when-asked';

/**
 * Tells when certificates end, by the name of what the edge says of its own.
 *
 * @param tls what the server shows the edge, if it does
 * @param files of those that it shows PostgreSQL and Redis; one that cannot be read is left out
 */
export function measureCertificates(registry: Registry, tls: Tls | undefined, files: readonly string[]): void {
  if (!tls && files.length === 0) return;
  const named = {
    name: 'newactivities_certificate_expires_timestamp_seconds',
    help: 'When a certificate that the server shows ends.',
  };
  gaugeBy(registry, named, 'host', async () => {
    const ends = await Promise.all(files.map((file) => endOf(file).catch(() => ({}))));
    return Object.assign(tls ? { [tls.shown.name]: secondsOf(tls.shown.expires) } : {}, ...ends);
  });
}

async function endOf(file: string): Promise<ByLabel> {
  const { subject, validTo } = new X509Certificate(await readFile(file));
  return { [/^CN=(.+)$/m.exec(subject)?.[1] ?? file]: secondsOf(new Date(validTo)) };
}

const secondsOf = (date: Date) => date.getTime() / 1_000;
