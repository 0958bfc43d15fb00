import { brands } from '@/brands';
import { hostRules } from '@/brands/hosts';
import { matchHost, normalizeHost } from '@/lib/variant/host';

const base = new URL(process.env.E2E_BASE_URL ?? 'http://localhost:3000');
/** The host of a real deployment under test; undefined for a product that was started for the tests. */
const remoteHost = process.env.E2E_HOST;

// A host without a rule is shown as the default brand, as which everything would pass.
if (remoteHost && !matchHost(hostRules, normalizeHost(remoteHost))) {
  throw new Error(`No rule of brands/hosts.ts names ${remoteHost}: see how it is spelt, or add it.`);
}

/** True against a real deployment: nothing there may be written. */
export const isRemote = remoteHost !== undefined;

/** The hosts to test: a deployment's one, or every brand's own. */
export const hosts = remoteHost ? [remoteHost] : brands.map(({ appCode }) => `${appCode}.localhost`);

/** Where a host is reached: it stands in the address, and {@link connectTo} says which machine answers. */
export function originOf(host: string): string {
  const origin = new URL(base);
  origin.hostname = host;
  return origin.origin;
}

/** The machine behind every host: loopback for `*.localhost`, else the host of the base address. */
export const connectTo = base.hostname.endsWith('localhost') ? '127.0.0.1' : base.hostname;
