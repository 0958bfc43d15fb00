import { LRUCache } from 'lru-cache';
import {
  ENCODINGS,
  type Encoding,
  encodingsOf,
  type FinishedResponse,
  type Representation,
  representationOf,
} from './finished-response';

/** Characters of a header that are parsed; browsers send far fewer. */
const READ_LENGTH = 256;

/**
 * Chooses the representation for an Accept-Encoding header: brotli, then gzip, then uncompressed. Weights only matter
 * when zero; no client prefers the larger one.
 */
export function chooseRepresentation(response: FinishedResponse, acceptEncoding: string | undefined): Representation {
  const accepted = acceptedEncodings(acceptEncoding);
  const chosen = encodingsOf(response).find((encoding) => accepted.has(encoding));
  return representationOf(response, chosen ?? 'identity');
}

/** True when If-None-Match contains the ETag. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch
    .slice(0, READ_LENGTH)
    .split(',')
    .some((tag) => {
      const value = tag.trim();
      return value === '*' || value === etag || value === `W/${etag}`;
    });
}

/** Cached, because browsers send only a handful of different headers. */
const accepted = new LRUCache<string, ReadonlySet<Encoding>>({ max: 200 });

function acceptedEncodings(header = ''): ReadonlySet<Encoding> {
  const read = header.slice(0, READ_LENGTH).toLowerCase();
  const known = accepted.get(read);
  if (known) return known;
  const encodings = readEncodings(read);
  accepted.set(read, encodings);
  return encodings;
}

function readEncodings(header: string): ReadonlySet<Encoding> {
  const weights = new Map<string, boolean>();
  for (const item of header.split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    weights.set(name, !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)));
  }
  const isAccepted = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding !== 'identity' && weights.get('*')) ?? false;
  return new Set(ENCODINGS.filter(isAccepted));
}
