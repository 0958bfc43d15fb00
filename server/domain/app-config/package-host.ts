import { LRUCache } from 'lru-cache';
import type { PackageFacts } from '@/lib/contract/app-config';
import type { PackageSource } from './package-source';

/** Milliseconds. */
const LIMITS = { timeout: 3_000, fresh: 10 * 60_000, freshFailure: 60_000 };
/** More package codes than any installation has. */
const MOST_PACKAGES = 200;
/** Parallel requests to the host: visitors choose package codes, and must not make this server send thousands. */
const MOST_AT_ONCE = 8;
/** A sidecar has 64 digits and at most a file name after them. */
const SIDECAR_MAX = 1024;

/**
 * Asks the package host: size by HEAD, hash from the sidecar `<package>.apk.sha256`, whose first word is the SHA-256 in
 * hexadecimal digits. Caches the answer for ten minutes, a failure for one; rejects redirects.
 */
export function createPackageHost(limits: Partial<typeof LIMITS> = {}): PackageSource {
  const { timeout, fresh, freshFailure } = { ...LIMITS, ...limits };
  let asking = 0;
  const known = new LRUCache<string, { facts: PackageFacts | null }>({
    max: MOST_PACKAGES,
    ttl: fresh,
    ttlResolution: 0,
    fetchMethod: async (url, _stale, { options }) => {
      asking += 1;
      const facts = await ask(url, AbortSignal.timeout(timeout)).catch(() => null);
      asking -= 1;
      if (!facts) options.ttl = freshFailure;
      return { facts };
    },
  });
  return {
    async factsOf(url) {
      if (!known.has(url) && asking >= MOST_AT_ONCE) return null;
      return (await known.fetch(url))?.facts ?? null;
    },
  };
}

async function ask(url: string, signal: AbortSignal): Promise<PackageFacts | null> {
  const [bytes, sha256] = await Promise.all([sizeOf(url, signal), hashOf(`${url}.sha256`, signal)]);
  return bytes && sha256 ? { bytes, sha256 } : null;
}

async function sizeOf(url: string, signal: AbortSignal): Promise<number | undefined> {
  // The length of a compressed answer would not be the file's.
  const answer = await fetch(url, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'identity' },
    redirect: 'error',
    signal,
  });
  const length = Number(answer.headers.get('content-length'));
  return answer.ok && Number.isSafeInteger(length) && length > 0 ? length : undefined;
}

async function hashOf(url: string, signal: AbortSignal): Promise<string | undefined> {
  const answer = await fetch(url, { redirect: 'error', signal });
  const sidecar = Buffer.concat(answer.ok && answer.body ? await read(answer.body) : []);
  return /^([0-9a-f]{64})(?:\s|$)/.exec(sidecar.toString('latin1').toLowerCase())?.[1];
}

/** A stream's chunks; none if it is longer than a sidecar, and then it stops reading. */
async function read(body: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > SIDECAR_MAX) return [];
  }
  return chunks;
}
