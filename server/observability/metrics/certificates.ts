import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Registry } from 'prom-client';
import type { Tls } from '../../platform/http/tls';
import { type ByLabel, gaugeBy } from './read-when-asked';

/**
 * Exports when certificates expire, under the same metric name as the edge's own.
 *
 * @param tls the server's own certificate, if it uses TLS
 * @param files the client certificates for PostgreSQL and Redis; unreadable ones are skipped
 */
export function measureCertificates(registry: Registry, tls: Tls | undefined, files: readonly string[]): void {
  if (!tls && files.length === 0) return;
  const named = {
    name: 'newactivities_certificate_expires_timestamp_seconds',
    help: 'When a certificate that the server presents expires.',
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
