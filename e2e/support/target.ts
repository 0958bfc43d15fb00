import { brands } from '@/brands';
import { variantTables } from '@/brands/tables';
import type { VariantTables } from '@/lib/variant/resolve';
import { rulesToTest } from '@/scripts/test/host-under-test';

const { E2E_BASE_URL = 'http://localhost:3000', E2E_BRAND, E2E_PACKAGE } = process.env;
const base = new URL(E2E_BASE_URL);
/** The host of a real deployment under test; undefined for a product that the tests started. */
const remoteHost = process.env.E2E_HOST;

/** Whether the target is a real deployment, to which tests must not write. */
export const isRemote = remoteHost !== undefined;

/** The hosts to test: the deployment's host, or one host per brand. */
export const hosts = remoteHost ? [remoteHost] : brands.map(({ appCode }) => `${appCode}.localhost`);

/** The host rules that tests expect: the built-in ones, and for a deployment those of its command line. */
export const tables: VariantTables = remoteHost
  ? {
      ...variantTables,
      hostRules: rulesToTest(
        { host: remoteHost, brand: E2E_BRAND, packageCode: E2E_PACKAGE },
        variantTables.hostRules,
        brands.map(({ appCode }) => appCode),
      ),
    }
  : variantTables;

/** The origin of a host. {@link connectTo} is the machine that answers it. */
export function originOf(host: string): string {
  const origin = new URL(base);
  origin.hostname = host;
  return origin.origin;
}

/** The machine behind every host: loopback for `*.localhost`, otherwise the host of the base address. */
export const connectTo = base.hostname.endsWith('localhost') ? '127.0.0.1' : base.hostname;
