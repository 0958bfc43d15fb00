import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type PageOrigins, pagePolicy, SCRIPTS_ALLOWED, svgPolicy } from './content-security-policy';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml)|image\/svg\+xml)/;
const SCRIPT = /^(?:application|text)\/javascript\b/;
/** Below this many bytes compression gains nothing. */
const WORTH_COMPRESSING = 512;
/** A page's first visitor waits for it and pages are many, while a file is compressed once for the whole deployment. */
const QUALITY = { page: { brotli: 5, gzip: 6 }, file: { brotli: 10, gzip: 9 } };

/** The encodings kept of a response, best first. */
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
  representations: { identity: Representation } & Partial<Record<Encoding, Representation>>;
  /** Next's own entity tag, to ask it whether anything changed. */
  upstreamTag?: string;
  /** Bytes held in memory. */
  size: number;
}

export interface UpstreamResponse {
  status: number;
  contentType: string;
  body: Buffer;
  upstreamTag?: string;
}

/**
 * Does once what every later visitor gets for free: hashes, entity tags and compressed bytes.
 */
export async function finishResponse(
  { status, contentType, body, upstreamTag }: UpstreamResponse,
  allowed?: PageOrigins,
): Promise<FinishedResponse> {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const worthwhile = COMPRESSIBLE.test(contentType) && body.length >= WORTH_COMPRESSING;
  const [br, gz] = worthwhile ? await compressed(body, contentType) : [];
  const policy = policyOf(contentType, body, allowed);
  return {
    status,
    contentType,
    ...(policy !== undefined && { policy }),
    representations: {
      identity: { encoding: 'identity', bytes: body, etag: `"${hash}"` },
      ...(br && { br: { encoding: 'br', bytes: br, etag: `"${hash}-br"` } }),
      ...(gz && { gzip: { encoding: 'gzip', bytes: gz, etag: `"${hash}-gz"` } }),
    },
    ...(upstreamTag && { upstreamTag }),
    size: body.length + (br?.length ?? 0) + (gz?.length ?? 0) + 1024,
  };
}

function policyOf(contentType: string, body: Buffer, allowed?: PageOrigins): string | undefined {
  if (contentType.startsWith('text/html')) return pagePolicy(body.toString(), allowed);
  if (contentType.startsWith('image/svg+xml')) return svgPolicy(body.toString());
  return SCRIPT.test(contentType) ? SCRIPTS_ALLOWED : undefined;
}

function compressed(body: Buffer, contentType: string): Promise<[Buffer, Buffer]> {
  const quality = QUALITY[contentType.startsWith('text/html') ? 'page' : 'file'];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return Promise.all([compressBrotli(body, { params }), compressGzip(body, { level: quality.gzip })]);
}
