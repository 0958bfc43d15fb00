import type { IncomingHttpHeaders } from 'node:http';
import { uploadWebConvert } from '@/lib/contract/conversions';
import { identityInfoSubmit } from '@/lib/contract/user';
import { type QihuAccess, signatureOf } from '../domain/ad-conversions/qihu';
import { ApiProblem } from '../platform/http/problem';
import { splitTarget } from '../platform/http/request-target';

/** A call that is passed on otherwise than it came. */
export interface AdaptedCall {
  /** Path and query. */
  target: string;
  headers: IncomingHttpHeaders;
  body: Buffer | null;
}

type Adapt = (call: AdaptedCall) => Promise<AdaptedCall>;

/**
 * How a call has to be changed before a backend that holds to the specification takes it; `undefined` for one that passes as
 * it came.
 *
 * @param qihu who reports conversions of 360, where the settings name it
 */
export function adaptationOf(method: string, target: string, qihu: QihuAccess | undefined): Adapt | undefined {
  if (method !== 'POST') return undefined;
  const { pathname } = splitTarget(target);
  if (pathname === identityInfoSubmit.path) return fieldsIntoAddress;
  return pathname === uploadWebConvert.path && qihu ? (call) => sign(call, qihu) : undefined;
}

/** Of this server's own records; the specification does not know them. */
const CONSENT_FIELDS = ['consent', 'crossborder'];

/** Pages send numbers that stand in no browser's and no edge's log of addresses; the specification has them in the address. */
async function fieldsIntoAddress({ target, headers, body }: AdaptedCall): Promise<AdaptedCall> {
  if (!body?.length) return { target, headers, body: null };
  const { pathname, search } = splitTarget(target);
  const query = new URLSearchParams(search);
  for (const [name, value] of await readForm(headers, body)) {
    if (typeof value === 'string' && !CONSENT_FIELDS.includes(name)) query.set(name, value);
  }
  const { 'content-type': _type, 'content-length': _length, ...rest } = headers;
  return { target: `${pathname}?${query}`, headers: rest, body: null };
}

async function readForm(headers: IncomingHttpHeaders, body: Buffer): Promise<FormData> {
  try {
    const type = { 'content-type': headers['content-type'] ?? '' };
    return await new Response(new Uint8Array(body), { headers: type }).formData();
  } catch (cause) {
    throw new ApiProblem('invalid_input', { cause });
  }
}

/** No page holds the secret that signs. */
async function sign({ target, headers, body }: AdaptedCall, { key, secret }: QihuAccess): Promise<AdaptedCall> {
  const sent = body ?? Buffer.alloc(0);
  return { target, headers: { ...headers, 'app-key': key, 'app-sign': signatureOf(secret, sent) }, body };
}
