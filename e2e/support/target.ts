import { brands } from '@/brands';
import { variantTables } from '@/brands/tables';
import type { VariantTables } from '@/lib/variant/resolve';
import { rulesToTest } from '@/scripts/test/host-under-test';

const { E2E_BASE_URL = 'http://localhost:3000', E2E_BRAND, E2E_PACKAGE } = process.env;
const base = new URL(E2E_BASE_URL);
/** The host of a real deployment under test; undefined for a product that was started for the tests. */
const remoteHost = process.env.E2E_HOST;

/** True against a real deployment: nothing there may be written. */
export const isRemote = remoteHost !== undefined;

/** The hosts to test: a deployment's one, or every brand's own. */
export const hosts = remoteHost ? [remoteHost] : brands.map(({ appCode }) => `${appCode}.localhost`);

/** What the tests take hosts for: as they are built in, and as is said of a deployment's one. */
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

/** Where a host is reached: it stands in the address, and {@link connectTo} says which machine answers. */
export function originOf(host: string): string {
  const origin = new URL(base);
  origin.hostname = host;
  return origin.origin;
}

/** The machine behind every host: loopback for `*.localhost`, else the host of the base address. */
export const connectTo = base.hostname.endsWith('localhost') ? '127.0.0.1' : base.hostname;

/** Whether a file belongs to the brand that a host of this machine, such as `gjs2.localhost`, shows. */
export function isOfBrand(file: string, host: string): boolean {
  const appCode = host.replace(/\.localhost$/, '');
  return file === `brands/${appCode}.ts` || file.startsWith(`public/brands/${appCode}/`);
}
