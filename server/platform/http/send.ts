import type { FastifyReply, FastifyRequest } from 'fastify';
import { CACHE_CONTROL } from './cache-policy';
import { framedBy, NOTHING_ALLOWED, pagePolicy } from './content-security-policy';
import type { FinishedResponse } from './finished-response';
import { chooseRepresentation, isUnchanged } from './negotiate';
import { REQUEST_ID_HEADER } from './request-id';
import { policyFor, REFERRER_POLICY, securityHeaders } from './security-headers';

/** Title and message per status of the front server's own pages. */
const TEXTS: Readonly<Record<number, readonly [title: string, text: string]>> = {
  400: ['请求无法识别', '地址或请求的格式有误，请检查后重新打开。'],
  403: ['预览已失效', '这个预览地址已过期或不完整，请向发送的人要一个新的。'],
  405: ['不支持这种操作', '这个页面只能浏览，请返回后重试。'],
  408: ['请求超时', '网络有些慢，请稍后重试。'],
  410: ['这个网址已停用', '页面不再通过这个网址提供，请使用最新的网址访问。'],
  413: ['提交的内容过大', '请减少内容后重试。'],
  414: ['地址过长', '请检查链接是否完整，或从首页重新进入。'],
  421: ['无法通过这个网址访问', '这个网址没有对应的页面，请检查网址后重新打开。'],
  429: ['打开得太快了', '请稍等片刻再打开这个页面。'],
  431: ['请求信息过长', '请清理浏览器缓存后重新打开页面。'],
  500: ['页面出了点问题', '请稍后刷新重试。'],
  503: ['页面暂时打不开', '服务正在恢复，请稍后刷新重试。'],
};

/** Options of a response, besides its content. */
export interface Sending {
  cacheControl: string;
  /** Request headers by which the response differs, besides Accept-Encoding. */
  vary?: string;
  robots?: 'noindex';
  /** A cookie to set, on pages that only the visitor's browser may cache. */
  cookie?: string | undefined;
  /** For pages: the host of their sockets. */
  socketHost?: string | undefined;
  /** Headers for an edge: how the page was made. */
  made?: readonly (readonly [name: string, value: string])[] | undefined;
  /** Which origins may embed it; by default only its own. */
  resourcePolicy?: 'same-origin' | 'cross-origin';
  /** Whether the URL contains a session token. */
  withToken?: boolean;
  /** The only other origin whose pages may frame this one; by default none. */
  framedBy?: string | undefined;
}

/**
 * Headers that all finished responses share, as a list of names and values, which Node writes faster than an object.
 */
const COMMON = {
  unframed: { plain: commonList(false), secure: commonList(true) },
  framed: { plain: commonList(false, 'x-frame-options'), secure: commonList(true, 'x-frame-options') },
};

function commonList(secure: boolean, ...without: string[]): string[] {
  const own = ['content-security-policy', 'cross-origin-resource-policy', 'referrer-policy', ...without];
  return Object.entries(securityHeaders(secure))
    .filter(([name]) => !own.includes(name))
    .flat();
}

/** Sends a finished response in the best encoding, or 304 when the visitor has it already. */
export function sendFinished(
  request: FastifyRequest,
  reply: FastifyReply,
  response: FinishedResponse,
  sending: Sending,
): void {
  const { cacheControl, vary, robots, cookie, made, resourcePolicy = 'same-origin', withToken } = sending;
  const { bytes, etag, encoding } = chooseRepresentation(response, request.headers['accept-encoding']);
  const secure = request.protocol === 'https';
  const common = sending.framedBy ? 'framed' : 'unframed';
  const headers = COMMON[common][secure ? 'secure' : 'plain'].concat(
    REQUEST_ID_HEADER,
    request.id,
    'content-security-policy',
    response.policy ? policyOf(response.policy, secure, sending) : NOTHING_ALLOWED,
    'cross-origin-resource-policy',
    resourcePolicy,
    'referrer-policy',
    withToken ? REFERRER_POLICY.withToken : REFERRER_POLICY.usual,
    'cache-control',
    cacheControl,
    'etag',
    etag,
    'vary',
    vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding',
  );
  if (robots) headers.push('x-robots-tag', robots);
  if (cookie) headers.push('set-cookie', cookie);
  for (const header of made ?? []) headers.push(...header);
  // The framework has nothing left to do.
  reply.hijack();
  if (response.status === 200 && isUnchanged(request.headers['if-none-match'], etag)) {
    reply.raw.writeHead(304, headers).end();
    return;
  }
  headers.push('content-type', response.contentType, 'content-length', String(bytes.length));
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  reply.raw.writeHead(response.status, headers).end(bytes);
}

function policyOf(policy: string, secure: boolean, { socketHost, framedBy: origin }: Sending): string {
  return policyFor(origin ? framedBy(policy, origin) : policy, secure, socketHost);
}

/** Sends the plain page of a status, uncacheable. */
export function sendPlain(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const html = plainPageFor(status);
  return reply
    .code(status)
    .headers({
      'cache-control': CACHE_CONTROL.personal,
      'content-security-policy': policyFor(pagePolicy(html), request.protocol === 'https'),
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

/** A page without a brand, for when no brand can be determined: the site is down, or the request is invalid. */
function plainPage(title: string, text: string): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; text-align: center;
  font: 16px/1.6 -apple-system, BlinkMacSystemFont, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif;
  color: #2b2b2b; background: #fafafa }
h1 { font-size: 22px; margin: 0 0 8px }
p { margin: 0; color: #555 }
</style>
</head>
<body><main><h1>${title}</h1><p>${text}</p></main></body>
</html>
`;
}

/** The plain page of a status; a status without its own text gets that of 400 or 500. */
function plainPageFor(status: number): string {
  const [title, text] = TEXTS[status] ?? TEXTS[status < 500 ? 400 : 500] ?? ['', ''];
  return plainPage(title, text);
}
