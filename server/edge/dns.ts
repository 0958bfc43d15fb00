import { Resolver } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';

/** Milliseconds until a name server is asked again, and how often. */
const ASKING = { timeout: 2_000, tries: 2 };

/** Tells whether names lead to one of some addresses. */
export class Addresses {
  private readonly own = new BlockList();
  private readonly resolver = new Resolver(ASKING);

  /** @param resolvers name servers; by default the machine's */
  constructor(addresses: readonly string[], resolvers?: readonly string[]) {
    for (const address of addresses) this.own.addAddress(address, familyOf(address));
    if (resolvers) this.resolver.setServers(resolvers);
  }

  /** Whether a host has addresses and all of them are here: an authority may ask any. */
  async isHere(host: string): Promise<boolean> {
    const found = await Promise.all([
      this.resolver.resolve4(host).catch(() => []),
      this.resolver.resolve6(host).catch(() => []),
    ]);
    const addresses = found.flat();
    return addresses.length > 0 && addresses.every((address) => this.own.check(address, familyOf(address)));
  }
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
