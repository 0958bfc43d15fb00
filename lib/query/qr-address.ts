import { siteUrl } from '../site';
import { parameterName } from './query-pairs';
import { withoutToken } from './without-token';

/** Bytes that fit in the largest QR code of level L. */
const CAPACITY = 2953;

/**
 * Parameters that decide the download, then those that say where the visitor came from. All others are dropped first.
 */
const LAST_TO_GO = [/^(?:appcode|v)$/, /^(?:utm_\w+|bd_vid|bd|qhclickid|source)$/];

/** The URL in the QR code, and the names of the parameters that did not fit. */
export interface QrAddress {
  address: string;
  left: string[];
}

/**
 * The URL in the QR code: the download page on the page's own origin with the current query, never with a token. If the
 * query does not fit, tracking parameters are dropped after all others, and the channel last.
 */
export function qrAddress({ origin, search }: Pick<Location, 'origin' | 'search'>): QrAddress {
  const page = `${origin}${siteUrl('/download')}`;
  const pairs = withoutToken(search).slice(1).split('&');
  const kept = new Set<number>();
  let room = CAPACITY - page.length;
  for (const [index, pair] of inOrderOfWeight(pairs)) {
    const length = pair.length + 1;
    if (length > room) continue;
    room -= length;
    kept.add(index);
  }
  const query = pairs.filter((_, index) => kept.has(index)).join('&');
  const left = pairs.filter((_, index) => !kept.has(index)).map(parameterName);
  return { address: query ? `${page}?${query}` : page, left };
}

/** A query's parameters with their positions, most important first. */
function inOrderOfWeight(pairs: readonly string[]): [place: number, pair: string][] {
  return [...pairs.entries()].sort(([, one], [, other]) => weightOf(one) - weightOf(other));
}

function weightOf(pair: string): number {
  const weight = LAST_TO_GO.findIndex((names) => names.test(parameterName(pair)));
  return weight < 0 ? LAST_TO_GO.length : weight;
}
