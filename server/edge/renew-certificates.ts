import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { dueCertificates } from '@/lib/edge/due-certificates';
import { type HostCertificate, hostServers } from '@/lib/edge/host-servers';
import { certificateMetrics } from '@/lib/edge/metrics-text';
import { Addresses } from './dns';
import { EdgeError } from './edge-error';
import { Failures } from './failures';
import { readHostState } from './host-state';
import { Nginx } from './nginx';
import { orderCertificate } from './order';
import type { CertificatesConfig } from './settings';
import { type CertificatePlaces, forgetCertificates, shownCertificate } from './stored-certificates';
import { writeAtomically } from './write-atomically';

/** The file of `live/` that says which hosts have a certificate. */
const FILE = 'servers.conf';
const HEADER = '# Written by newactivities-edge-certificates; do not edit.\n';

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
  const places = {
    acmeDir: path.join(stateDir, 'acme'),
    challengeDir: path.join(stateDir, 'challenges'),
    shownDir: path.join(stateDir, 'certificates'),
  };
  await mkdir(places.challengeDir, { recursive: true });
  const nginx = new Nginx(config.EDGE_NGINX_FOLDER);
  const shown = (await nginx.read(FILE)) ?? '';
  // Those of the rounds before: whoever has nginx read its files at the moment finds what they name.
  await forgetCertificates(places.shownDir, (file) => shown.includes(file));
  const failures = await Failures.read(stateDir);
  const addresses = new RememberedAddresses(config);
  const renewal: Renewal = { ordered: [], failed: [] };

  /** The certificates of the hosts as they are at the moment, which nginx shows from now on, and what is due. */
  const look = async () => {
    const { hosts, removed } = await listedHosts(stateDir);
    const stored = await shownCertificates([...hosts, ...removed], places, now());
    const text = HEADER + hostServers(stored);
    if ((await nginx.read(FILE)) !== text) await nginx.apply(FILE, text);
    const ends = new Map(stored.map(({ host, expires }) => [host, expires]));
    const standing = { expiresOf: (host: string) => ends.get(host), triesOf: (host: string) => failures.triesOf(host) };
    const due = dueCertificates(hosts, standing, now()).filter((host) => !renewal.ordered.includes(host));
    await failures.keep(due);
    return { stored, due };
  };

  let { stored, due } = await look();
  for (;;) {
    const host = await addresses.firstHere(due.filter((one) => !failures.isWaiting(one, now())));
    if (!host) break;
    try {
      await orderCertificate(host, { directory: config.EDGE_ACME_DIRECTORY, email: config.EDGE_ACME_EMAIL, ...places });
      renewal.ordered.push(host);
    } catch (error) {
      renewal.failed.push({ host, reason: (error as Error).message });
      await failures.note(host, now());
    }
    // A host that was added meanwhile does not wait for the end of the round.
    ({ stored, due } = await look());
  }
  if (config.EDGE_METRICS_DIR) {
    const file = path.join(config.EDGE_METRICS_DIR, 'newactivities-edge-certificates.prom');
    await writeAtomically(file, certificateMetrics(stored, failures.all()));
  }
  return renewal;
}

/** The hosts that servers list, and those that were removed and go on to say so. */
async function listedHosts(stateDir: string): Promise<{ hosts: string[]; removed: string[] }> {
  const state = await readHostState(stateDir);
  if (!state) throw new EdgeError('no list of hosts was read yet');
  return { hosts: state.list.hosts.map(({ host }) => host), removed: state.list.removed };
}

async function shownCertificates(hosts: string[], places: CertificatePlaces, now: Date): Promise<HostCertificate[]> {
  const found = await Promise.all(hosts.sort().map((host) => shownCertificate(places, host, now)));
  return found.filter((certificate) => certificate !== undefined);
}

/** Where hosts lead to, each asked once a round. */
class RememberedAddresses {
  private readonly addresses: Addresses;
  private readonly known = new Map<string, Promise<boolean>>();

  constructor({ EDGE_ADDRESSES, EDGE_RESOLVERS }: CertificatesConfig) {
    this.addresses = new Addresses(EDGE_ADDRESSES, EDGE_RESOLVERS);
  }

  /** The first of some hosts that leads here. */
  async firstHere(hosts: readonly string[]): Promise<string | undefined> {
    const here = await Promise.all(hosts.map((host) => this.isHere(host)));
    return hosts.find((_, index) => here[index]);
  }

  private isHere(host: string): Promise<boolean> {
    const known = this.known.get(host) ?? this.addresses.isHere(host);
    this.known.set(host, known);
    return known;
  }
}
