import { Resolver } from 'node:dns/promises';
import { connect } from 'node:tls';
import type { Network, Presented } from './host-state';

const RESOLVING = { timeout: 2_000, tries: 2 };
/** Milliseconds for connection and handshake. */
const CONNECTING = 5_000;
const HTTPS = 443;
/** The name, or an address of that kind, does not exist. */
const NOTHING = ['ENOTFOUND', 'ENODATA'];

/** Asks this machine's name servers, and hosts themselves. */
export const network: Network = {
  async resolve(host) {
    // Not the machine's file of hosts, which visitors do not have.
    const resolver = new Resolver(RESOLVING);
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    const failed = found.some((one) => one.status === 'rejected' && !NOTHING.includes(one.reason.code));
    return failed && addresses.length === 0 ? undefined : addresses;
  },
  connect: presentedBy,
};

/** The certificate that an address presents for a host. Nothing is sent after the handshake. */
export function presentedBy(address: string, host: string, port = HTTPS): Promise<Presented | 'none' | 'no_answer'> {
  return new Promise((resolve) => {
    let reached = false;
    const socket = connect({ host: address, port, servername: host, rejectUnauthorized: false });
    const end = (result: Presented | 'none' | 'no_answer') => {
      clearTimeout(deadline);
      socket.destroy();
      resolve(result);
    };
    const deadline = setTimeout(() => end(reached ? 'none' : 'no_answer'), CONNECTING);
    socket.once('connect', () => {
      reached = true;
    });
    socket.once('error', () => end(reached ? 'none' : 'no_answer'));
    socket.once('secureConnect', () => {
      // The check of the name is the caller's.
      const issued = socket.authorized || String(socket.authorizationError).includes('ALTNAME');
      end({ certificate: socket.getPeerCertificate(), trusted: issued });
    });
  });
}
