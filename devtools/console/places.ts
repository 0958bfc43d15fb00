import { brandOf, brands } from '@/brands';
import { hostRules } from '@/brands/hosts';
import type { HostRule } from '@/lib/variant/host-rule';

/** A host for previews. */
export interface Place {
  /** The host as visitors request it; for a wildcard, one example name. */
  host: string;
  /** The brand's name, or several names if it differs by device. */
  brand: string;
  /** The brand's code, or several codes. */
  code: string;
}

const LOCAL = '.localhost';

const places: readonly Place[] = hostRules.map((rule) => {
  const codes = codesOf(rule);
  return {
    host: rule.host.replace('*.', 'www.'),
    brand: codes.map((code) => brandOf(code).name).join(' / '),
    code: codes.join(' / '),
  };
});

/** Every brand under its own local host. */
export const brandPlaces = brands.flatMap(({ appCode }) => placeOf(`${appCode}${LOCAL}`) ?? []);

/** The promotional hosts. */
export const promotionalPlaces = places.filter(({ host }) => !isOnThisMachine(host));

export const allPlaces: readonly Place[] = [...brandPlaces, ...promotionalPlaces];

export function placeOf(host: string): Place | undefined {
  return places.find((place) => place.host === host);
}

/** Whether browsers resolve a host to this machine. */
export function isOnThisMachine(host: string): boolean {
  return host.endsWith(LOCAL);
}

/** The local name of a host: `gold.example.localhost` for `gold.example`. */
export function nameOnThisMachine(host: string): string {
  return isOnThisMachine(host) ? host : `${host}${LOCAL}`;
}

/** The host of a name from {@link nameOnThisMachine}; `undefined` for any other name. */
export function hostBehind(name: string): string | undefined {
  if (!isOnThisMachine(name)) return undefined;
  return placeOf(name)?.host ?? placeOf(name.slice(0, -LOCAL.length))?.host;
}

function codesOf({ appCode, iosAppCode, desktopAppCode }: HostRule): string[] {
  return [appCode, iosAppCode, desktopAppCode].filter((code) => code !== undefined);
}
