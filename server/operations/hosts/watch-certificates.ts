import { eq, lte, notInArray } from 'drizzle-orm';
import { readHosts } from '../../domain/hosts/store';
import { after, HOUR } from '../../platform/clock/clock';
import { hostCertificates } from '../../platform/database/schema/hosts';
import type { Orm } from '../../platform/database/types';
import { checkHost, type HostState, type Network } from './host-state';

/** Between two checks of a host. */
const INTERVAL = 6 * HOUR;
/** Hosts that are asked at the same time. */
const AT_ONCE = 5;
/** Where a host leads if its certificate is the edge's. */
const HERE: readonly HostState['dns'][] = ['ours', 'partly', 'found'];

/** How hosts are asked, and the public addresses of the edge, if they are known. */
export interface CertificateWatch {
  network: Network;
  edgeAddresses: readonly string[] | undefined;
}

/**
 * Stores what every host that leads here presents as its certificate, unless a server asked it within six hours. Several servers
 * share the work: each claims a few hosts at a time.
 */
export async function watchCertificates(
  orm: Orm,
  now: Date,
  { network, edgeAddresses }: CertificateWatch,
  signal?: AbortSignal,
): Promise<void> {
  const { tables } = await readHosts(orm);
  const hosts = tables.hostRules.map(({ host }) => host).filter((host) => !host.startsWith('*.'));
  await orm.delete(hostCertificates).where(hosts.length > 0 ? notInArray(hostCertificates.host, hosts) : undefined);
  for (let first = 0; first < hosts.length && !signal?.aborted; first += AT_ONCE) {
    const due = await claim(orm, hosts.slice(first, first + AT_ONCE), now);
    await Promise.all(
      due.map(async (host) => {
        const { dns, certificate, until } = await checkHost(host, network, edgeAddresses, now);
        const found = HERE.includes(dns) ? { certificate, until } : { certificate: 'not_asked', until: null };
        await orm.update(hostCertificates).set(found).where(eq(hostCertificates.host, host));
      }),
    );
  }
}

/** The hosts that are due; no other server will check them within the interval. */
async function claim(orm: Orm, hosts: readonly string[], now: Date): Promise<string[]> {
  const rows = await orm
    .insert(hostCertificates)
    .values(hosts.map((host) => ({ host, certificate: 'not_asked', checkedAt: now })))
    .onConflictDoUpdate({
      target: hostCertificates.host,
      set: { checkedAt: now },
      setWhere: lte(hostCertificates.checkedAt, after(now, -INTERVAL)),
    })
    .returning({ host: hostCertificates.host });
  return rows.map(({ host }) => host);
}
