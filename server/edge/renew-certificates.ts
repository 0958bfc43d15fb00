import { Resolver } from 'node:dns/promises';
import { mkdir } from 'node:fs/promises';
import { BlockList, isIPv6 } from 'node:net';
import path from 'node:path';
import { dueCertificates } from '@/lib/edge/due-certificates';
import { type HostCertificate, hostServers } from '@/lib/edge/host-servers';
import { certificateMetrics } from '@/lib/edge/metrics-text';
import { EdgeError } from './edge-error';
import { Failures } from './failures';
import { readHostState } from './host-state';
import { Nginx } from './nginx';
import { orderCertificate } from './order';
import type { CertificatesConfig } from './settings';
import { type CertificatePlaces, forgetCertificates, shownCertificate } from './stored-certificates';
import { writeAtomically } from './write-atomically';

/** `timeout`: milliseconds before the resolver tries again. `tries`: how often it tries. */
const ASKING = { timeout: 2_000, tries: 2 };

/** Checks whether host names resolve to this machine. */
class Addresses {
  private readonly own = new BlockList();
  private readonly resolver = new Resolver(ASKING);

  /** @param resolvers name servers; the machine's own by default */
  constructor(addresses: readonly string[], resolvers?: readonly string[]) {
    for (const address of addresses) this.own.addAddress(address, familyOf(address));
    if (resolvers) this.resolver.setServers(resolvers);
  }

  /** True when the host has addresses and all of them are ours: an authority may connect to any of them. */
  async isHere(host: string): Promise<boolean> {
    const found = await Promise.all([
      this.resolver.resolve4(host).catch(() => []),
      this.resolver.resolve6(host).catch(() => []),
    ]);
    const addresses = found.flat();
    return addresses.length > 0 && addresses.every((address) => this.own.check(address, familyOf(address)));
  }
}

/** The file in `live/` that lists the hosts with a certificate. */
const FILE = 'servers.conf';
const HEADER = '# Written by newactivities-edge-certificates; do not edit.\n';

/** The result of a round. */
export interface Renewal {
  ordered: string[];
  failed: { host: string; reason: string }[];
}

/**
 * Orders a certificate for each live host whose addresses are ours, and makes nginx serve the certificates there are.
 * Orders depend only on the servers' host list; a visitor's request can never cause one.
 *
 * @throws {EdgeError} when there is no host list yet, or nginx rejects its configuration
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
  // Only deletes certificates of earlier rounds, so an nginx that is reading its files now finds what they name.
  await forgetCertificates(places.shownDir, (file) => shown.includes(file));
  const failures = await Failures.read(stateDir);
  const addresses = new RememberedAddresses(config);
  const renewal: Renewal = { ordered: [], failed: [] };

  /** Makes nginx serve the current certificates of the current hosts, and returns what is due. */
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
    // Look again: a host added during this order need not wait for the next round.
    ({ stored, due } = await look());
  }
  if (config.EDGE_METRICS_DIR) {
    const file = path.join(config.EDGE_METRICS_DIR, 'newactivities-edge-certificates.prom');
    await writeAtomically(file, certificateMetrics(stored, failures.all()));
  }
  return renewal;
}

/** The hosts that servers list, and removed hosts that still answer as gone. */
async function listedHosts(stateDir: string): Promise<{ hosts: string[]; removed: string[] }> {
  const state = await readHostState(stateDir);
  if (!state) throw new EdgeError('no host list has been read yet');
  return { hosts: state.list.hosts.map(({ host }) => host), removed: state.list.removed };
}

async function shownCertificates(hosts: string[], places: CertificatePlaces, now: Date): Promise<HostCertificate[]> {
  const found = await Promise.all(hosts.sort().map((host) => shownCertificate(places, host, now)));
  return found.filter((certificate) => certificate !== undefined);
}

/** Resolves each host at most once per round. */
class RememberedAddresses {
  private readonly addresses: Addresses;
  private readonly known = new Map<string, Promise<boolean>>();

  constructor({ EDGE_ADDRESSES, EDGE_RESOLVERS }: CertificatesConfig) {
    this.addresses = new Addresses(EDGE_ADDRESSES, EDGE_RESOLVERS);
  }

  /** The first of the hosts that resolves to this machine. */
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

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
