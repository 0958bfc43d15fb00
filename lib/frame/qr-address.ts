import { withoutToken } from '../query/page-query';
import { siteUrl } from '../site';

/** Longer addresses make modules too small for a camera at 87 px, and beyond 2,953 bytes no code at all. */
const MAX_LENGTH = 600;

/**
 * The address in the QR code: the download page on the page's own origin with the current query, never with a token.
 * A query too long to be read by a camera is left out.
 */
export function qrAddress({ origin, search }: Pick<Location, 'origin' | 'search'>): string {
  const page = `${origin}${siteUrl('/download')}`;
  const address = `${page}${withoutToken(search)}`;
  return address.length <= MAX_LENGTH ? address : page;
}
