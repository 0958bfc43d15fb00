/**
 * Whether a page of `origin` may open a socket: a page of the host that was asked, or of one of the origins allowed besides.
 * Clients other than browsers send no origin and could send any: they are let in without.
 *
 * @param origin the `Origin` header
 * @param host the host that the visitor asked, as far as trusted proxies say, with its port
 */
export function isAllowedOrigin(origin: string | undefined, host: string, allowed: readonly string[]): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false;
  // A default port stands in neither or in the host alone.
  const { host: ofOrigin, protocol } = new URL(origin);
  return URL.canParse(`${protocol}//${host}`) && new URL(`${protocol}//${host}`).host === ofOrigin;
}
