import { BlockList, isIPv6 } from 'node:net';
import { checkServerIdentity, type PeerCertificate } from 'node:tls';
import { after, DAY } from '../../platform/clock/clock';
import { isPublic } from '../../platform/http/is-public';
import type { CERTIFICATE_STATES } from './words';

/** To where a host resolves; `found` if the server does not know the edge's addresses. */
type DnsState = 'ours' | 'partly' | 'elsewhere' | 'found' | 'private' | 'missing' | 'failed' | 'not_asked';

/** What a host presents on port 443; `none` if it ends the handshake, `no_answer` if it accepts no connection. */
export type CertificateState = keyof typeof CERTIFICATE_STATES;

export interface HostState {
  dns: DnsState;
  addresses: readonly string[];
  certificate: CertificateState;
  /** When the certificate ends. */
  until: Date | null;
}

/** A certificate, and whether an authority that this machine trusts has issued it. */
export interface Presented {
  certificate: PeerCertificate;
  trusted: boolean;
}

/** How hosts are asked. */
export interface Network {
  /** Its addresses, IPv4 first; `undefined` if no name server answers. */
  resolve(host: string): Promise<readonly string[] | undefined>;
  connect(address: string, host: string): Promise<Presented | 'none' | 'no_answer'>;
}

/** The edge renews 30 days before the end, so that something is wrong. */
const ENDING = 21 * DAY;

export const NOT_ASKED: HostState = { dns: 'not_asked', addresses: [], certificate: 'not_asked', until: null };

/**
 * Checks DNS and certificate of a host. Connects only to addresses of the internet.
 *
 * @param edge public addresses of the edge, if they are known
 */
export async function checkHost(
  host: string,
  network: Network,
  edge: readonly string[] | undefined,
  now: Date,
): Promise<HostState> {
  const addresses = await network.resolve(host);
  if (addresses === undefined) return { ...NOT_ASKED, dns: 'failed' };
  const [first] = addresses;
  if (first === undefined) return { ...NOT_ASKED, dns: 'missing' };
  const state = { ...NOT_ASKED, dns: dnsState(addresses, edge), addresses };
  if (!addresses.every(isPublic)) return state;
  const presented = await network.connect(first, host);
  return typeof presented === 'string'
    ? { ...state, certificate: presented }
    : { ...state, ...judge(presented, host, now) };
}

/** Whether visitors of a host can trust its certificate. */
export function judge(
  { certificate, trusted }: Presented,
  host: string,
  now: Date,
): Pick<HostState, 'certificate' | 'until'> {
  const until = new Date(certificate.valid_to);
  if (checkServerIdentity(host, certificate)) return { certificate: 'wrong_name', until };
  if (until <= now) return { certificate: 'expired', until };
  if (!trusted) return { certificate: 'untrusted', until };
  return { certificate: until < after(now, ENDING) ? 'ending' : 'valid', until };
}

function dnsState(addresses: readonly string[], edge: readonly string[] | undefined): DnsState {
  if (edge) {
    const own = new BlockList();
    for (const address of edge) own.addAddress(address, familyOf(address));
    const here = addresses.filter((address) => own.check(address, familyOf(address)));
    if (here.length === addresses.length) return 'ours';
    if (here.length > 0) return 'partly';
  }
  if (!addresses.every(isPublic)) return 'private';
  return edge ? 'elsewhere' : 'found';
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
