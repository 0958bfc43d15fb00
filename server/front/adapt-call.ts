import type { IncomingHttpHeaders } from 'node:http';
import { agreementInfo } from '@/lib/contract/agreement';
import { COLLECT_PATH } from '@/lib/contract/collect';
import { baiduUpHtml, uploadWebConvert } from '@/lib/contract/conversions';
import { identityInfoSubmit } from '@/lib/contract/user';
import { parseJson } from '@/lib/parse-json';
import { type QihuAccess, signatureOf } from '../domain/ad-conversions/qihu';
import { ApiProblem } from '../platform/http/problem';
import { splitTarget } from '../platform/http/request-target';

/** A call as it goes to the backend. */
export interface AdaptedCall {
  /** Path and query. */
  target: string;
  headers: IncomingHttpHeaders;
  body: Buffer | null;
}

type Adapt = (call: AdaptedCall) => Promise<AdaptedCall>;

/**
 * Returns the change that a call needs before a backend that follows the specification accepts it; `undefined` for a
 * call that is forwarded unchanged.
 *
 * @param qihu credentials for conversions of 360, if the settings have them
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

/** Event fields of this server's own records, unknown to the specification. */
const OWN_EVENT_FIELDS = ['visitorid', 'arm', 'loadtime'];

/** Removes our own fields. A body that is not a list of events is forwarded unchanged. */
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

/** Form fields of this server's own records, unknown to the specification. */
const CONSENT_FIELDS = ['consent', 'crossborder'];

/**
 * Pages send identity numbers in the body, so that no browser history or edge log contains them; the specification
 * wants them in the query.
 */
async function moveIntoAddress(call: AdaptedCall): Promise<AdaptedCall> {
  const target = await addressWithFields(call, CONSENT_FIELDS);
  const { 'content-type': _type, 'content-length': _length, ...headers } = call.headers;
  return { target, headers, body: null };
}

/** The specification wants these fields in the form and in the query; pages send them only in the form. */
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

/** The front server signs, because pages must not contain the secret. */
async function sign({ target, headers, body }: AdaptedCall, { key, secret }: QihuAccess): Promise<AdaptedCall> {
  const sent = body ?? Buffer.alloc(0);
  return { target, headers: { ...headers, 'app-key': key, 'app-sign': signatureOf(secret, sent) }, body };
}
