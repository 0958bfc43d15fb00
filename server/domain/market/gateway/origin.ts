/**
 * Whether a page of `origin` may open a socket: a page of the visited host or of an allowed origin. Clients other than
 * browsers may send no origin or any, so a missing one is allowed.
 *
 * @param origin the `Origin` header
 * @param host the visited host with its port, from trusted proxies if there are any
 */
export function isAllowedOrigin(origin: string | undefined, host: string, allowed: readonly string[]): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false;
  // The default port may be missing in both, or only in the origin.
  const { host: ofOrigin, protocol } = new URL(origin);
  return URL.canParse(`${protocol}//${host}`) && new URL(`${protocol}//${host}`).host === ofOrigin;
}
