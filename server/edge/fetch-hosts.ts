import { Agent, fetch, type RequestInit, type Response } from 'undici';
import { hostList } from '@/lib/edge/host-list';
import { parseJson } from '@/lib/parse-json';
import type { CertificatePair } from '../platform/settings/certificate-files';
import { EdgeError } from './edge-error';
import type { TaggedList } from './host-state';

/** Milliseconds that a server has to answer. */
const PATIENCE = 5_000;
/** Bytes: some ten thousand hosts. */
const LARGEST = 2 * 1024 * 1024;

/**
 * The list of hosts as the first server has it that answers with a good one.
 *
 * @param urls of the servers, in the order in which they are asked
 * @param known the list that is known; itself where it is still the same
 * @param certificate what the servers are shown
 * @throws {EdgeError} with a reason for each server, where none does
 */
export async function fetchHosts(
  urls: readonly string[],
  known: TaggedList | undefined,
  certificate?: CertificatePair,
): Promise<TaggedList> {
  const dispatcher = new Agent({ connect: certificate ?? {} });
  try {
    return await fetchFromAny(urls, known, dispatcher);
  } finally {
    await dispatcher.destroy();
  }
}

async function fetchFromAny(
  urls: readonly string[],
  known: TaggedList | undefined,
  dispatcher: Agent,
): Promise<TaggedList> {
  const reasons: string[] = [];
  for (const url of urls) {
    try {
      return await fetchFrom(url, known, dispatcher);
    } catch (error) {
      reasons.push(`${url}: ${reasonOf(error)}`);
    }
  }
  throw new EdgeError(reasons.join('; '));
}

/** Waits by a timer that keeps the process alive: after a refused handshake a question may be lost, and its process would end without a word. */
async function fetchFrom(url: string, known: TaggedList | undefined, dispatcher: Agent): Promise<TaggedList> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(new DOMException('', 'TimeoutError')), PATIENCE);
  try {
    return await answerFrom(url, known, { dispatcher, signal: waiting.signal });
  } finally {
    clearTimeout(timer);
  }
}

async function answerFrom(
  url: string,
  known: TaggedList | undefined,
  how: Pick<RequestInit, 'dispatcher' | 'signal'>,
): Promise<TaggedList> {
  const headers: Record<string, string> = known ? { 'if-none-match': known.etag } : {};
  const response = await fetch(url, { ...how, headers, redirect: 'error' });
  if (response.status === 304 && known) return known;
  const etag = response.headers.get('etag');
  if (response.status !== 200 || !etag) {
    await response.body?.cancel();
    throw new EdgeError(`answers ${response.status}`);
  }
  const parsed = hostList.safeParse(parseJson(await textOf(response)));
  const [fault] = parsed.error?.issues ?? [];
  if (fault) throw new EdgeError(`its list is none: ${fault.path.join('.')}: ${fault.message}`);
  return { etag, list: parsed.data as TaggedList['list'] };
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > LARGEST) throw new EdgeError('its list is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function reasonOf(error: unknown): string {
  if (error instanceof EdgeError) return error.message;
  const { name, message, cause } = error as Error & { cause?: { code?: string } };
  if (name === 'TimeoutError') return 'does not answer in time';
  return error instanceof SyntaxError ? 'its list is no JSON' : (cause?.code ?? message);
}
