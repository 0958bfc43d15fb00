import { CLICK_PARAMETERS } from '../contract/browser/click-parameters';
import { siteUrl } from '../site';
import { isGiven } from './macro';
import { isPersonal } from './personal-data';
import { parameterName, queryPairs } from './query-pairs';

/**
 * Edges of the codes in CSS pixels, with the bytes that the largest code of level L has whose modules are at least two
 * pixels wide: 41 modules (version 6) and 81 modules (version 16).
 */
const CAPACITY = { 87: 134, 168: 586 } as const;
export type QrSize = keyof typeof CAPACITY;

/**
 * Parameters that decide the download, then the clicks, then the rest that says where the visitor came from. All others
 * are dropped first.
 */
const LAST_TO_GO = [
  /^(?:appcode|v)$/,
  new RegExp(`^(?:${Object.keys(CLICK_PARAMETERS).join('|')})$`),
  /^(?:utm_source|bd)$/,
  /^(?:utm_\w+|source)$/,
];

/** The URL in the QR code, and the names of the parameters that did not fit. */
export interface QrAddress {
  address: string;
  left: string[];
}

/**
 * The URL in the QR code: the download page on the page's own origin with the current query, never with a token or
 * another {@link isPersonal} parameter. Only as much of the query as a camera can still read: least important parameters
 * are dropped first, and the channel last.
 */
export function qrAddress({ origin, search }: Pick<Location, 'origin' | 'search'>, size: QrSize): QrAddress {
  const page = `${origin}${siteUrl('/download')}`;
  const pairs = queryPairs(search).filter((pair) => !isPersonal(pair));
  const kept = new Set<number>();
  let room = CAPACITY[size] - page.length;
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
  const [[name = '', value = ''] = []] = new URLSearchParams(pair);
  const weight = LAST_TO_GO.findIndex((names) => names.test(name));
  return weight < 0 || !isGiven(value) ? LAST_TO_GO.length : weight;
}
