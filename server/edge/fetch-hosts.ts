import { get as getOpenly, type IncomingMessage } from 'node:http';
import { get as getSecurely } from 'node:https';
import { hostList } from '@/lib/edge/host-list';
import { parseJson } from '@/lib/parse-json';
import type { CertificatePair } from '../platform/settings/certificate-files';
import { EdgeError } from './edge-error';
import type { TaggedList } from './host-state';

/** Milliseconds a server has to respond. */
const PATIENCE = 5_000;
/** Bytes, enough for about ten thousand hosts. */
const LARGEST = 2 * 1024 * 1024;

/**
 * Fetches the host list from the first server that returns a valid one.
 *
 * @param urls of the servers, in the order in which they are tried
 * @param known the last list; returned unchanged when the server's list is the same
 * @param certificate the client certificate to present
 * @throws {EdgeError} with a reason for each server when all fail
 */
export async function fetchHosts(
  urls: readonly string[],
  known: TaggedList | undefined,
  certificate?: CertificatePair,
): Promise<TaggedList> {
  const reasons: string[] = [];
  for (const url of urls) {
    try {
      return await fetchFrom(url, known, certificate);
    } catch (error) {
      reasons.push(`${url}: ${reasonOf(error)}`);
    }
  }
  throw new EdgeError(reasons.join('; '));
}

async function fetchFrom(
  url: string,
  known: TaggedList | undefined,
  certificate: CertificatePair | undefined,
): Promise<TaggedList> {
  const response = await ask(url, known?.etag, certificate);
  const { statusCode } = response;
  const { etag } = response.headers;
  if (statusCode !== 200 || !etag) response.destroy();
  if (statusCode === 304 && known) return known;
  if (statusCode !== 200 || !etag) throw new EdgeError(`returns status ${statusCode}`);
  const parsed = hostList.safeParse(parseJson(await textOf(response)));
  const [fault] = parsed.error?.issues ?? [];
  if (fault) throw new EdgeError(`its list is invalid: ${fault.path.join('.')}: ${fault.message}`);
  return { etag, list: parsed.data as TaggedList['list'] };
}

/**
 * Uses Node's own client: when the server rejects our certificate right after the handshake, undici loses the process's
 * first request and the process exits.
 */
function ask(url: string, etag: string | undefined, certificate?: CertificatePair): Promise<IncomingMessage> {
  const get = url.startsWith('https:') ? getSecurely : getOpenly;
  const headers = etag ? { 'if-none-match': etag } : {};
  return new Promise((resolve, reject) => {
    get(url, { ...certificate, agent: false, headers, signal: AbortSignal.timeout(PATIENCE) }, resolve).on(
      'error',
      reject,
    );
  });
}

async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    bytes += chunk.length;
    if (bytes > LARGEST) throw new EdgeError('its list is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function reasonOf(error: unknown): string {
  if (error instanceof EdgeError) return error.message;
  const { name, message, code } = error as Error & { code?: string };
  if (name === 'AbortError') return 'does not respond in time';
  return error instanceof SyntaxError ? 'its list is not JSON' : (code ?? message);
}
