import { brandOf, brands } from '@/brands';
import { canonicalHostOf, hostRules } from '@/brands/hosts';
import type { HostRule } from '@/lib/variant/host-rule';
import type { PreviewPlace } from '@/server/office/tools-api';

const LOCAL = '.localhost';

/** The hosts as visitors request them; for a wildcard, one example name. */
const hosts = hostRules.map((rule) => ({ rule, host: rule.host.replace('*.', 'www.') }));
const known = new Set(hosts.map(({ host }) => host));

/**
 * Every brand under its own local host, then the promotional hosts.
 *
 * @param port of the site on this machine
 */
export function previewPlaces(port: number): PreviewPlace[] {
  const own = brands.map(({ appCode, name }) => ({
    value: appCode,
    name,
    brands: [appCode],
    local: `${appCode}${LOCAL}`,
    origin: `http://${appCode}${LOCAL}:${port}`,
    // Another machine cannot resolve `*.localhost`.
    phone: `https://${canonicalHostOf(appCode)}`,
  }));
  const promotional = hosts
    .filter(({ host }) => !isOnThisMachine(host))
    .map(({ rule, host }) => {
      const codes = codesOf(rule);
      const origin = `https://${host}`;
      const name = codes.map((code) => brandOf(code).name).join(' / ');
      return { value: host, name, brands: codes, local: `${host}${LOCAL}`, origin, phone: origin };
    });
  return [...own, ...promotional];
}

/** Whether browsers resolve a host to this machine. */
export function isOnThisMachine(host: string): boolean {
  return host.endsWith(LOCAL);
}

/** The host of a place's local name; `undefined` for any other name. */
export function hostBehind(name: string): string | undefined {
  if (!isOnThisMachine(name)) return undefined;
  return [name, name.slice(0, -LOCAL.length)].find((host) => known.has(host));
}

function codesOf({ appCode, iosAppCode, desktopAppCode }: HostRule): string[] {
  return [appCode, iosAppCode, desktopAppCode].filter((code) => code !== undefined);
}
