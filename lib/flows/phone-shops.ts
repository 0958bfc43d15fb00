import { matchHost, normalizeHost } from '../variant/host';

/**
 * The App Store links that phones get where a desktop's page is shown: `usual` on all hosts but those of `hosts`; `null`
 * if a host hides the link on iOS.
 */
export interface PhoneShops {
  usual: string | null;
  hosts: readonly { host: string; href: string | null }[];
}

/** The link on one host, as the address bar names it. */
export function phoneShopOn(host: string, { usual, hosts }: PhoneShops): string | null {
  const own = matchHost(hosts, normalizeHost(host));
  return own ? own.href : usual;
}

/** Whether the browser is an iPad's, which identifies itself as a Mac since iPadOS 13; Macs have no touch screen. */
export function isIPadAsMac({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1;
}
