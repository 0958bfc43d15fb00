import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type PageOrigins, pagePolicy, SCRIPTS_ALLOWED, svgPolicy } from './content-security-policy';

const compressBrotli = promisify(brotliCompress);
const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml)|image\/svg\+xml)/;
/** Text whose encoding is not told with its type. */
const WITHOUT_CHARSET = /^(?:text\/[\w.+-]+|image\/svg\+xml)$/;
const SCRIPT = /^(?:application|text)\/javascript\b/;
/** Below this many bytes compression gains nothing. */
const WORTH_COMPRESSING = 512;
/** A page's first visitor waits for it and pages are many, while a file is compressed once for the whole deployment. */
const QUALITY = { page: 5, file: 10 };
/** Bytes of encodings that few ask for, besides what is held. */
const REMADE_BYTES = 32 * 1024 * 1024;

/** The encodings that are answered, best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface Representation {
  encoding: Encoding;
  bytes: Buffer;
  /** Strong: every encoding has its own. */
  etag: string;
}

/** A response with all that is needed to send it again without work. */
export interface FinishedResponse {
  status: number;
  contentType: string;
  /** Content-Security-Policy of its own, for HTML, SVG and scripts. */
  policy?: string;
  /** Names the plain bytes. */
  hash: string;
  /** The one encoding that is held: compressed, where that is worth it. */
  held: { encoding: 'br' | 'identity'; bytes: Buffer };
  /** Next's own entity tag, to ask it whether anything changed. */
  upstreamTag?: string;
  /** The build of the site that answered with it. */
  build?: string;
  /** Bytes held in memory. */
  size: number;
}

export interface UpstreamResponse {
  status: number;
  contentType: string;
  body: Buffer;
  upstreamTag?: string;
}

/** Bytes that a response takes beside its body, about. */
const HELD_BESIDE = 1024;

/** Does once what every later visitor gets for free: hash, policy and compressed bytes. */
export async function finishResponse(
  { status, contentType, body, upstreamTag }: UpstreamResponse,
  allowed?: PageOrigins,
): Promise<FinishedResponse> {
  const worthwhile = COMPRESSIBLE.test(contentType) && body.length >= WORTH_COMPRESSING;
  const held = worthwhile
    ? { encoding: 'br' as const, bytes: await compressed(body, contentType) }
    : { encoding: 'identity' as const, bytes: body };
  const policy = policyOf(contentType, body, allowed);
  return {
    status,
    contentType: WITHOUT_CHARSET.test(contentType) ? `${contentType}; charset=utf-8` : contentType,
    ...(policy !== undefined && { policy }),
    hash: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    held,
    ...(upstreamTag && { upstreamTag }),
    size: held.bytes.length + HELD_BESIDE,
  };
}

/** The encodings that a response can be had in, best first. */
export function encodingsOf({ held }: FinishedResponse): readonly Encoding[] {
  return held.encoding === 'identity' ? ['identity'] : ENCODINGS;
}

/** Those bytes in one encoding; what is not held is made when it is asked for. */
export function representationOf(response: FinishedResponse, encoding: Encoding): Representation {
  const { hash, held } = response;
  const etag = { br: `"${hash}-br"`, gzip: `"${hash}-gz"`, identity: `"${hash}"` }[encoding];
  return { encoding, bytes: encoding === held.encoding ? held.bytes : remade(response, encoding), etag };
}

const remadeBytes = new LRUCache<string, Buffer>({
  maxSize: REMADE_BYTES,
  sizeCalculation: ({ length }) => length,
});

function remade({ hash, held }: FinishedResponse, encoding: Encoding): Buffer {
  const name = `${hash} ${encoding}`;
  const known = remadeBytes.get(name);
  if (known) return known;
  const plain = brotliDecompressSync(held.bytes);
  const bytes = encoding === 'gzip' ? gzipSync(plain) : plain;
  remadeBytes.set(name, bytes);
  return bytes;
}

function policyOf(contentType: string, body: Buffer, allowed?: PageOrigins): string | undefined {
  if (contentType.startsWith('text/html')) return pagePolicy(body.toString(), allowed);
  if (contentType.startsWith('image/svg+xml')) return svgPolicy(body.toString());
  return SCRIPT.test(contentType) ? SCRIPTS_ALLOWED : undefined;
}

function compressed(body: Buffer, contentType: string): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY[contentType.startsWith('text/html') ? 'page' : 'file'],
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return compressBrotli(body, { params });
}
