import type { IncomingHttpHeaders } from 'node:http';
import { agreementInfo } from '@/lib/contract/agreement';
import { COLLECT_PATH } from '@/lib/contract/collect';
import { baiduUpHtml, uploadWebConvert } from '@/lib/contract/conversions';
import { identityInfoSubmit } from '@/lib/contract/user';
import { parseJson } from '@/lib/parse-json';
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
  switch (pathname) {
    case identityInfoSubmit.path:
      return moveIntoAddress;
    case baiduUpHtml.path:
    case agreementInfo.path:
      return copyIntoAddress;
    case COLLECT_PATH:
      return leaveSpecifiedFields;
    case uploadWebConvert.path:
      return qihu && ((call) => sign(call, qihu));
    default:
      return undefined;
  }
}

/** What this server's own records have of an event; the specification does not know them. */
const OWN_EVENT_FIELDS = ['visitorid', 'arm'];

/** A body that is no list of events passes as it came. */
async function leaveSpecifiedFields(call: AdaptedCall): Promise<AdaptedCall> {
  const events = parseJson(call.body?.toString());
  if (!Array.isArray(events)) return call;
  const body = Buffer.from(JSON.stringify(events.map(withoutOwnFields)));
  const { 'content-length': _length, ...rest } = call.headers;
  return { ...call, headers: { ...rest, 'content-length': String(body.length) }, body };
}

function withoutOwnFields(event: unknown): unknown {
  if (typeof event !== 'object' || event === null || Array.isArray(event)) return event;
  return Object.fromEntries(Object.entries(event).filter(([name]) => !OWN_EVENT_FIELDS.includes(name)));
}

/** Of this server's own records; the specification does not know them. */
const CONSENT_FIELDS = ['consent', 'crossborder'];

/** Pages send numbers that stand in no browser's and no edge's log of addresses; the specification has them in the address. */
async function moveIntoAddress(call: AdaptedCall): Promise<AdaptedCall> {
  const target = await addressWithFields(call, CONSENT_FIELDS);
  const { 'content-type': _type, 'content-length': _length, ...headers } = call.headers;
  return { target, headers, body: null };
}

/** The specification has these fields in the form and in the address, pages in the form alone. */
async function copyIntoAddress(call: AdaptedCall): Promise<AdaptedCall> {
  return { ...call, target: await addressWithFields(call) };
}

async function addressWithFields(
  { target, headers, body }: AdaptedCall,
  left: readonly string[] = [],
): Promise<string> {
  if (!body?.length) return target;
  const { pathname, search } = splitTarget(target);
  const query = new URLSearchParams(search);
  for (const [name, value] of await readForm(headers, body)) {
    if (typeof value === 'string' && !left.includes(name)) query.set(name, value);
  }
  return query.size > 0 ? `${pathname}?${query}` : pathname;
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
