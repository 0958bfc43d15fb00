import { Resolver } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';

/** `timeout`: milliseconds before the resolver tries again. `tries`: how often it tries. */
const ASKING = { timeout: 2_000, tries: 2 };

/** Checks whether host names resolve to this machine. */
export class Addresses {
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

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
