import { holdsToken } from '../../query/address-without-token';
import { withoutToken } from '../../query/without-token';

/** The page's query, without a token. */
export function pageQuery(): URLSearchParams {
  return new URLSearchParams(withoutToken(window.location.search));
}

/** The page's full address without a token, safe to send. */
export function pageAddress(): string {
  const { origin, pathname, search, hash } = window.location;
  return `${origin}${pathname}${withoutToken(search)}${withoutTokenHash(hash)}`;
}

function withoutTokenHash(hash: string): string {
  return holdsToken(hash) ? '' : hash;
}
