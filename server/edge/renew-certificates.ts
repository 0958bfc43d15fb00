import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { HostList } from '@/lib/edge/host-list';
import { type HostCertificate, hostServers } from '@/lib/edge/host-servers';
import { certificateMetrics } from '@/lib/edge/metrics-text';
import { Addresses } from './dns';
import { EdgeError } from './edge-error';
import { Failures } from './failures';
import { readHostState } from './host-state';
import { Nginx } from './nginx';
import { orderCertificate } from './order';
import type { CertificatesConfig } from './settings';
import { storedCertificate } from './stored-certificates';
import { writeAtomically } from './write-atomically';

/** The file of `live/` that says which hosts have a certificate. */
const FILE = 'servers.conf';
const HEADER = '# Written by newactivities-edge-certificates; do not edit.\n';

/** Milliseconds before its end from which on a certificate is ordered anew. */
const RENEWED = 30 * 24 * 60 * 60_000;

/** What a round has done. */
export interface Renewal {
  ordered: string[];
  failed: { host: string; reason: string }[];
}

/**
 * Orders the certificates of live hosts whose addresses are here, each its own, and has nginx show those that there are.
 * Nothing that a visitor asks for leads to an order: the list of the servers alone does.
 *
 * @throws {EdgeError} where there is no list of hosts yet, or nginx does not take what it is told
 */
export async function renewCertificates(config: CertificatesConfig, now: () => Date): Promise<Renewal> {
  const { EDGE_STATE_DIR: stateDir } = config;
  const state = await readHostState(stateDir);
  if (!state) throw new EdgeError('no list of hosts was read yet');
  const places = { acmeDir: path.join(stateDir, 'acme'), challengeDir: path.join(stateDir, 'challenges') };
  await mkdir(places.challengeDir, { recursive: true });
  const stored = () => certificatesOf(state.list, places.acmeDir, now());
  const nginx = new Nginx(config.EDGE_NGINX_FOLDER);
  const show = async () => {
    const text = HEADER + hostServers(await stored());
    if ((await nginx.read(FILE)) !== text) await nginx.apply(FILE, text);
  };

  const failures = await Failures.read(stateDir);
  const renewal: Renewal = { ordered: [], failed: [] };
  const lasting = new Set((await stored()).filter(({ expires }) => isFresh(expires, now())).map(({ host }) => host));
  const due = state.list.hosts.map(({ host }) => host).filter((host) => isOrdered(host) && !lasting.has(host));
  await failures.keep(due);
  await show();
  const addresses = new Addresses(config.EDGE_ADDRESSES, config.EDGE_RESOLVERS);
  const asked = due.filter((host) => !failures.isWaiting(host, now()));
  const here = await Promise.all(asked.map((host) => addresses.isHere(host)));
  // One that fails again and again is not to keep a new one waiting.
  const ready = asked.filter((_, index) => here[index]).sort((a, b) => failures.triesOf(a) - failures.triesOf(b));
  for (const host of ready) {
    try {
      await orderCertificate(host, { directory: config.EDGE_ACME_DIRECTORY, email: config.EDGE_ACME_EMAIL, ...places });
    } catch (error) {
      renewal.failed.push({ host, reason: (error as Error).message });
      await failures.note(host, now());
      continue;
    }
    renewal.ordered.push(host);
    await show();
  }
  await failures.keep(due.filter((host) => !renewal.ordered.includes(host)));
  if (config.EDGE_METRICS_DIR) {
    const file = path.join(config.EDGE_METRICS_DIR, 'newactivities-edge-certificates.prom');
    await writeAtomically(file, certificateMetrics(await stored(), failures.all()));
  }
  return renewal;
}

/** Those of live hosts and of hosts that were removed, which go on to say so. */
async function certificatesOf({ hosts, removed }: HostList, acmeDir: string, now: Date): Promise<HostCertificate[]> {
  const names = [...hosts.map(({ host }) => host), ...removed].sort();
  const found = await Promise.all(names.map((host) => storedCertificate(acmeDir, host, now)));
  return found.filter((certificate) => certificate !== undefined);
}

/** An authority proves no wildcard over http, and issues nothing for names of one machine. */
const isOrdered = (host: string) => !host.startsWith('*.') && !host.endsWith('.localhost');

const isFresh = (expires: Date, now: Date) => expires.getTime() - now.getTime() > RENEWED;
