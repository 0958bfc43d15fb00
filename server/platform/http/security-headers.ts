import { NOTHING_ALLOWED, OWN_CONNECTIONS } from './content-security-policy';

const ONE_YEAR_SECONDS = 31_536_000;

/** Browser features that no page of the site uses. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Referrer policies. A URL with a token is never sent, not even with requests for the site's own pictures, which start
 * before the page's first script has removed the token.
 */
export const REFERRER_POLICY = { usual: 'strict-origin-when-cross-origin', withToken: 'no-referrer' } as const;

const ALWAYS = {
  'content-security-policy': NOTHING_ALLOWED,
  // The service chat opens as a popup and must stay reachable.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': REFERRER_POLICY.usual,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

const SECURE_ONLY = { 'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}; includeSubDomains` } as const;

/**
 * Default security headers of every response.
 *
 * @param secure whether the visitor uses https, according to trusted proxies
 */
export function securityHeaders(secure: boolean): Readonly<Record<string, string>> {
  return secure ? { ...ALWAYS, ...SECURE_ONLY } : ALWAYS;
}

/**
 * A page's policy for its connection: over https, everything that the page references is loaded over https too.
 *
 * @param socketHost the host of the page's sockets, because Safari below 15.4 does not count them as the page's own
 * origin
 */
export function policyFor(policy: string, secure: boolean, socketHost?: string): string {
  const own = socketHost
    ? policy.replace(OWN_CONNECTIONS, `${OWN_CONNECTIONS} ${secure ? 'wss' : 'ws'}://${socketHost}`)
    : policy;
  return secure ? `${own}; upgrade-insecure-requests` : own;
}
