import { brandOf, brands } from '@/brands';
import { hostRules } from '@/brands/hosts';
import type { HostRule } from '@/lib/variant/host-rule';

/** A host that pages can be previewed under. */
export interface Place {
  /** As visitors ask for it; a name below a wildcard stands for all of them. */
  host: string;
  /** The brand's name, or its names where devices see different ones. */
  brand: string;
  /** The brand's code, or its codes. */
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

/** Every brand under its own name on this machine. */
export const brandPlaces = brands.flatMap(({ appCode }) => placeOf(`${appCode}${LOCAL}`) ?? []);

/** The promotional hosts. */
export const promotionalPlaces = places.filter(({ host }) => !isOnThisMachine(host));

export const allPlaces: readonly Place[] = [...brandPlaces, ...promotionalPlaces];

export function placeOf(host: string): Place | undefined {
  return places.find((place) => place.host === host);
}

/** Whether browsers find a host on this machine by themselves. */
export function isOnThisMachine(host: string): boolean {
  return host.endsWith(LOCAL);
}

/** The name under which this machine's browsers find a host: `gold.example.localhost` for `gold.example`. */
export function nameOnThisMachine(host: string): string {
  return isOnThisMachine(host) ? host : `${host}${LOCAL}`;
}

/** The host that {@link nameOnThisMachine} names; `undefined` for a name that is not of this machine. */
export function hostBehind(name: string): string | undefined {
  if (!isOnThisMachine(name)) return undefined;
  return placeOf(name)?.host ?? placeOf(name.slice(0, -LOCAL.length))?.host;
}

function codesOf({ appCode, iosAppCode, desktopAppCode }: HostRule): string[] {
  return [appCode, iosAppCode, desktopAppCode].filter((code) => code !== undefined);
}
