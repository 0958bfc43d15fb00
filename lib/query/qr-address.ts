import { siteUrl } from '../site';
import { withoutToken } from './without-token';

/** Longer addresses make modules of less than one and a half pixels at 87 px, too small for many cameras. */
const MAX_LENGTH = 200;

/** What of a long query decides the download. */
const CHANNEL = ['appcode', 'v'];

/**
 * The address in the QR code: the download page on the page's own origin with the current query, never with a token.
 * Of a query too long to be read by a camera only the channel stays.
 */
export function qrAddress({ origin, search }: Pick<Location, 'origin' | 'search'>): string {
  const page = `${origin}${siteUrl('/download')}`;
  const address = `${page}${withoutToken(search)}`;
  return address.length <= MAX_LENGTH ? address : withChannel(page, new URLSearchParams(search));
}

function withChannel(page: string, query: URLSearchParams): string {
  const channel = new URLSearchParams([...query].filter(([name]) => CHANNEL.includes(name))).toString();
  const address = channel ? `${page}?${channel}` : page;
  return address.length <= MAX_LENGTH ? address : page;
}
