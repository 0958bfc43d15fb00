import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type PageOrigins, pagePolicy, SCRIPTS_ALLOWED, svgPolicy } from './content-security-policy';

const compressBrotli = promisify(brotliCompress);
const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml)|image\/svg\+xml)/;
/** Text types that may lack a charset. */
const WITHOUT_CHARSET = /^(?:text\/[\w.+-]+|image\/svg\+xml)$/;
const SCRIPT = /^(?:application|text)\/javascript\b/;
/** Bytes below which compression is not worth it. */
const WORTH_COMPRESSING = 512;
/**
 * A page's first visitor waits for its compression and there are many pages; a file is compressed once per deployment.
 */
const QUALITY = { page: 7, file: 10 };
/** Cache size in bytes for encodings that few clients request. */
const REMADE_BYTES = 32 * 1024 * 1024;

/** Supported encodings, best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface Representation {
  encoding: Encoding;
  bytes: Buffer;
  /** Strong, different for each encoding. */
  etag: string;
}

/** A response with everything needed to send it again without work. */
export interface FinishedResponse {
  status: number;
  contentType: string;
  /** Content-Security-Policy of HTML, SVG and scripts. */
  policy?: string;
  /** Hash of the uncompressed bytes. */
  hash: string;
  /** The one cached encoding: compressed if worth it. */
  cached: { encoding: 'br' | 'identity'; bytes: Buffer };
  /** Next's ETag, to revalidate with. */
  upstreamTag?: string;
  /** The site's build that sent it. */
  build?: string;
  /** Bytes in memory. */
  size: number;
}

export interface UpstreamResponse {
  status: number;
  contentType: string;
  body: Buffer;
  upstreamTag?: string;
  /** Origins of scripts that this page may load besides its own. */
  scriptOrigins?: readonly string[];
}

/** Approximate bytes of a response besides its body. */
const SIZE_BESIDE_BODY = 1024;

/** Does the work that all visitors share once: hash, policy and compression. */
export async function finishResponse(
  { status, contentType, body, upstreamTag, scriptOrigins }: UpstreamResponse,
  allowed?: PageOrigins,
): Promise<FinishedResponse> {
  const worthwhile = COMPRESSIBLE.test(contentType) && body.length >= WORTH_COMPRESSING;
  const cached = worthwhile
    ? { encoding: 'br' as const, bytes: await compressed(body, contentType) }
    : { encoding: 'identity' as const, bytes: body };
  const policy = policyOf(contentType, body, { ...allowed, ...(scriptOrigins && { scriptOrigins }) });
  return {
    status,
    contentType: WITHOUT_CHARSET.test(contentType) ? `${contentType}; charset=utf-8` : contentType,
    ...(policy !== undefined && { policy }),
    hash: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    cached,
    ...(upstreamTag && { upstreamTag }),
    size: cached.bytes.length + SIZE_BESIDE_BODY,
  };
}

/** Available encodings of a response, best first. */
export function encodingsOf({ cached }: FinishedResponse): readonly Encoding[] {
  return cached.encoding === 'identity' ? ['identity'] : ENCODINGS;
}

/** The response in one encoding; an encoding that is not stored is computed on request. */
export function representationOf(response: FinishedResponse, encoding: Encoding): Representation {
  const { hash, cached } = response;
  const etag = { br: `"${hash}-br"`, gzip: `"${hash}-gz"`, identity: `"${hash}"` }[encoding];
  return { encoding, bytes: encoding === cached.encoding ? cached.bytes : remade(response, encoding), etag };
}

const remadeBytes = new LRUCache<string, Buffer>({
  maxSize: REMADE_BYTES,
  sizeCalculation: ({ length }) => length,
});

function remade({ hash, cached }: FinishedResponse, encoding: Encoding): Buffer {
  const name = `${hash} ${encoding}`;
  const known = remadeBytes.get(name);
  if (known) return known;
  const plain = brotliDecompressSync(cached.bytes);
  const bytes = encoding === 'gzip' ? gzipSync(plain) : plain;
  remadeBytes.set(name, bytes);
  return bytes;
}

function policyOf(contentType: string, body: Buffer, allowed: PageOrigins): string | undefined {
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
