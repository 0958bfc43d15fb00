import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { ACTIVITY_CALLS } from '@/lib/contract';
import { agreementInfo } from '@/lib/contract/agreement';
import { COLLECT_PATH } from '@/lib/contract/collect';
import { baiduUpHtml, uploadWebConvert } from '@/lib/contract/conversions';
import { bankCardSubmit, identityInfoSubmit } from '@/lib/contract/user';
import { builtCatalogue } from '../domain/revisions/follow-revisions';
import { on } from '../platform/events/events';
import { BODY_LIMIT } from '../platform/http/limit-body';
import { listen } from '../testing/listen';
import { VISIT } from '../testing/visit';
import { forwardRoutes } from './forward';
import type { ProviderCaptcha } from './provider-captcha';
import { openFront } from './testing/open-front';

let backend: Server;
let origin: string;
let listener: RequestListener;
let seen: { request: IncomingMessage; body: string } | undefined;
let app: FastifyInstance;
let close: () => Promise<void>;

beforeEach(async () => {
  seen = undefined;
  listener = (_request, response) => response.end('{}');
  backend = createServer(async (request, response) => {
    let body = '';
    try {
      for await (const chunk of request) body += chunk;
    } catch {
      // The request was cut off. Swallow the error, or it would fail the next test.
      backend.emit('cut');
      return;
    }
    seen = { request, body };
    listener(request, response);
  });
  origin = await listen(backend);
  ({ app, close } = await openFront({ calls: { origin } }));
});

afterEach(async () => {
  await close();
  if (!backend.listening) return;
  const closed = once(backend, 'close');
  backend.close();
  backend.closeAllConnections();
  await closed;
});

test("forwards method, path, query and body unchanged, with the backend's own host", async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/apis/web/account/register?v=XY_101',
    headers: { host: 'bfzh.localhost', 'content-type': 'application/x-custom', token: 'abc' },
    payload: 'raw=%E4%B8%AD',
    remoteAddress: '203.0.113.9',
  });
  expect(answer.statusCode).toBe(200);
  expect(seen).toMatchObject({
    body: 'raw=%E4%B8%AD',
    request: {
      method: 'POST',
      url: '/apis/web/account/register?v=XY_101',
      headers: {
        host: new URL(origin).host,
        'content-type': 'application/x-custom',
        token: 'abc',
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-host': 'bfzh.localhost',
        'x-forwarded-proto': 'http',
      },
    },
  });
});

test('drops forged proxy headers, overrides, hop-by-hop headers, cookies and conditions', async () => {
  const dropped = {
    'x-secret': '1',
    'proxy-authorization': 'Basic x',
    'x-real-ip': '1.2.3.4',
    'x-client-ip': '1.2.3.4',
    'true-client-ip': '1.2.3.4',
    forwarded: 'for=1.2.3.4',
    'x-original-url': 'x',
    'x-rewrite-url': 'x',
    'x-http-method-override': 'x',
    te: 'trailers',
    cookie: 'session=1',
    'if-none-match': '"a"',
    range: 'bytes=0-1',
  };
  await app.inject({
    url: '/apis',
    headers: {
      ...dropped,
      connection: 'keep-alive, X-Secret',
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-proto': 'https',
    },
    remoteAddress: '203.0.113.9',
  });
  expect(seen?.request.url).toBe('/apis');
  const headers = seen?.request.headers ?? {};
  expect(headers).toMatchObject({ 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http' });
  expect(Object.keys(dropped).filter((name) => name in headers)).toEqual([]);
});

test("passes on the response's status and body and what describes the body, with its own security and cache headers", async () => {
  const described = {
    'content-type': 'application/json',
    'content-language': 'zh-CN',
    'content-length': '19',
    'retry-after': '7',
  };
  const dropped = {
    'set-cookie': ['a=1', 'b=2'],
    'access-control-allow-origin': '*',
    'access-control-allow-credentials': 'true',
    'timing-allow-origin': '*',
    'strict-transport-security': 'max-age=0',
    'alt-svc': 'h3="evil.example:443"',
    'clear-site-data': '"*"',
    refresh: '0;url=https://evil.example',
    'www-authenticate': 'Basic',
    'x-accel-redirect': '/etc/passwd',
    'cdn-cache-control': 'max-age=60',
    'x-accel-expires': '60',
    expires: 'Fri, 01 Jan 2100 00:00:00 GMT',
    pragma: 'public',
    age: '5',
    etag: '"a"',
    'last-modified': 'Fri, 01 Jan 2021 00:00:00 GMT',
    vary: '*',
  };
  const replaced = {
    'x-frame-options': 'ALLOWALL',
    'content-security-policy': 'default-src *',
    'cache-control': 'public, max-age=5',
  };
  listener = (_request, response) =>
    response.writeHead(418, { ...described, ...dropped, ...replaced }).end('{"IsSuccess":false}');
  const answer = await app.inject('/AppConfig/Apps/JF?appcode=bfzh');
  expect([answer.statusCode, answer.body]).toEqual([418, '{"IsSuccess":false}']);
  expect(answer.headers).toMatchObject({
    ...described,
    'x-frame-options': 'DENY',
    'cache-control': 'private, no-store',
    'content-security-policy': expect.not.stringContaining('*'),
  });
  expect(Object.keys(dropped).filter((name) => name in answer.headers)).toEqual([]);
});

test.each([300, 301, 302, 303, 304, 307, 308])('responds 502 instead of passing on a redirect (%i)', async (status) => {
  listener = (_request, response) => response.writeHead(status, { location: 'https://evil.example/' }).end();
  const answer = await app.inject({ method: 'POST', url: '/apis/zk/login' });
  expect([answer.statusCode, answer.json().code, answer.headers.location]).toEqual([502, 'unavailable', undefined]);
});

test('responds 502 with a message for the visitor when the backend is unreachable', async () => {
  backend.closeAllConnections();
  await new Promise((resolve) => backend.close(resolve));
  const answer = await app.inject('/apis/x');
  expect(answer.statusCode).toBe(502);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.json()).toMatchObject({ IsSuccess: false, code: 'unavailable', status: 502 });
  expect((await app.inject('/newactivities/kh_7694_form')).statusCode).toBe(200);
});

test('responds 504 when the backend does not respond in time', async () => {
  listener = () => {};
  const patientless = Fastify();
  await patientless.register(forwardRoutes, { origin, catalogue: builtCatalogue, prefixes: ['/apis'], timeout: 50 });
  expect((await patientless.inject('/apis/slow')).statusCode).toBe(504);
  backend.closeAllConnections();
  await patientless.close();
});

test("forwards nothing outside the backend's prefixes", async () => {
  for (const url of ['/apis/%2e%2e/admin', '/apis/..%2fadmin', '/apis2/x', '/uc/x']) {
    expect([400, 404]).toContain((await app.inject(url)).statusCode);
  }
  expect(seen).toBeUndefined();
});

test.each(['/apis/..;/admin', '/apis/%252e%252e/admin', '/apis/a%2Eb'])('rejects %s', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(400);
  expect(seen).toBeUndefined();
});

test('accepts bodies up to 64 KiB, with and without a content length', async () => {
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  const send = async (bytes: number, chunked: boolean) => {
    const body = Buffer.alloc(bytes, 'x');
    const { status } = await fetch(`${base}/apis/x`, {
      method: 'POST',
      body: chunked ? new Blob([body]).stream() : body,
      duplex: 'half',
    } as RequestInit);
    return status;
  };
  for (const chunked of [false, true]) {
    expect(await send(BODY_LIMIT, chunked)).toBe(200);
    expect(seen?.body).toHaveLength(BODY_LIMIT);
    expect(await send(BODY_LIMIT + 1, chunked)).toBe(413);
  }
});

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const CHUNK = `${BODY_LIMIT.toString(16)}\r\n${'x'.repeat(BODY_LIMIT)}\r\n`;
const CHUNKED = 'transfer-encoding: chunked';

/** Opens a connection and sends the beginning of a call. */
async function begin(header: string, body: string) {
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  const visitor = connect(Number(new URL(base).port), '127.0.0.1').setEncoding('utf8');
  visitor.on('error', () => {});
  visitor.write(`POST /apis/x HTTP/1.1\r\nhost: bfzh.localhost\r\n${header}\r\n\r\n${body}`);
  return visitor;
}

async function everything(visitor: Socket): Promise<string> {
  let text = '';
  for await (const part of visitor) text += part;
  return text;
}

test.each([
  ['disconnects before the announced length', 'content-length: 1000', (visitor: Socket) => visitor.destroy()],
  ['disconnects between chunks', CHUNKED, (visitor: Socket) => visitor.destroy()],
  ['never stops sending', CHUNKED, (visitor: Socket) => visitor.write(CHUNK.repeat(3))],
  ['sends invalid framing', CHUNKED, (visitor: Socket) => visitor.write('zz\r\n')],
])('cuts off the backend request of a visitor who %s, and keeps working', async (_what, header, then) => {
  const arrived = once(backend, 'request');
  const cut = once(backend, 'cut');
  const visitor = await begin(header, header === CHUNKED ? '3\r\nabc\r\n' : 'abc');
  await arrived;
  then(visitor);
  await cut;
  visitor.destroy();
  expect(seen).toBeUndefined();
  expect((await app.inject('/apis/x')).statusCode).toBe(200);
});

test('answers the next request on a connection after rejecting a body that was too long', async () => {
  const visitor = await begin(CHUNKED, `${CHUNK.repeat(20)}0\r\n\r\n`);
  visitor.write('GET /apis/x HTTP/1.1\r\nhost: bfzh.localhost\r\nconnection: close\r\n\r\n');
  expect((await everything(visitor)).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
});

test('rejects bytes beyond the announced length', async () => {
  const visitor = await begin('content-length: 3', 'abcdef\r\n\r\n');
  expect(await everything(visitor)).toContain('400 Bad Request');
  expect([undefined, 'abc']).toContain(seen?.body);
});

/** Sends events as a page does. */
const report = (payload: string, url = COLLECT_PATH) =>
  app.inject({
    method: 'POST',
    url,
    headers: { host: 'bfzh.localhost', 'content-type': 'application/json', 'user-agent': FIREFOX },
    payload,
  });

test('reports each visit that the backend accepts once, and nothing else', async () => {
  const visits: string[] = [];
  const stop = on('visit_received', ({ engine, version }) => visits.push(`${engine} ${version}`));
  const sends = async (events: unknown, url?: string) => {
    await report(JSON.stringify(events), url);
    expect(seen?.body).toBe(JSON.stringify(events));
  };
  listener = (_request, response) => response.writeHead(503).end();
  await sends([VISIT]);
  expect(visits).toEqual([]);
  listener = (_request, response) => response.end('{}');
  await sends([VISIT, VISIT]);
  await sends([VISIT]);
  await sends([VISIT], '/apis/web/account/register');
  await sends({ not: 'events' });
  await sends([{ ...VISIT, eventname: 'rr5', detail: { ...VISIT.detail, account: '10000001' } }]);
  expect(visits).toEqual(['gecko 140']);
  await sends([{ ...VISIT, eventtime: VISIT.eventtime + 1 }]);
  expect(visits).toHaveLength(2);
  stop();
});

test("moves an identity from the form into the backend's query, as the specification requires", async () => {
  const agreed = { consent: 'privacy-auth@2.3', crossborder: 'privacy-auth@2.3' };
  const form = new Response(new URLSearchParams({ name: '王小明', idcard: '11010519491231002X', ...agreed }));
  const answer = await app.inject({
    method: 'POST',
    url: `${identityInfoSubmit.path}?v=XY_9`,
    headers: { 'content-type': form.headers.get('content-type') ?? '', token: 'abc' },
    payload: await form.text(),
  });
  expect(answer.statusCode).toBe(200);
  const { searchParams, pathname } = new URL(seen?.request.url ?? '', origin);
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    identityInfoSubmit.path,
    { v: 'XY_9', name: '王小明', idcard: '11010519491231002X' },
  ]);
  expect([seen?.body, seen?.request.headers['content-type'], seen?.request.headers.token]).toEqual([
    '',
    undefined,
    'abc',
  ]);
});

test("forwards events with the specification's fields only, and other bodies unchanged", async () => {
  const taken: string[] = [];
  const stop = on('visit_received', ({ engine }) => taken.push(engine));
  await report(
    JSON.stringify([{ ...VISIT, visitorid: '0123456789abcdef0123456789abcdef', arm: 'a1', loadtime: 900 }, VISIT]),
  );
  expect(JSON.parse(seen?.body ?? '')).toEqual([VISIT, VISIT]);
  expect(seen?.request.headers['content-length']).toBe(String(Buffer.byteLength(seen?.body ?? '')));
  // Counted before the fields are removed: two browsers with one fingerprint are two.
  expect(taken).toHaveLength(2);
  stop();
  for (const other of ['{"visitorid":"a"}', '[broken', '[null,"a",["arm"]]']) {
    await report(other);
    expect(seen?.body).toBe(other);
  }
});

test.each([baiduUpHtml.path, agreementInfo.path])(
  'sends the fields of %s in the form and in the query',
  async (path) => {
    const send = async (fields: Record<string, string>, query: string) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      const sent = new Response(form);
      const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
      const payload = Buffer.from(await sent.arrayBuffer());
      const answer = await app.inject({ method: 'POST', url: path + query, headers, payload });
      expect([answer.statusCode, seen?.body]).toEqual([200, payload.toString()]);
      expect(seen?.request.headers['content-type']).toBe(headers['content-type']);
      return seen?.request.url;
    };
    expect(await send({ bd_vid: '黄 b&1', appcode: 'bfzh' }, '?own=1')).toBe(
      `${path}?own=1&bd_vid=%E9%BB%84+b%261&appcode=bfzh`,
    );
    expect(await send({}, '')).toBe(path);
  },
);

test('signs conversions of 360 over the exact bytes, if it has a key', async () => {
  const signing = Fastify();
  const qihu = { address: 'https://convert.example', key: 'k1', secret: 's1' };
  await signing.register(forwardRoutes, { origin, qihu, catalogue: builtCatalogue, prefixes: ['/uploadWebConvert'] });
  const payload = '{"request_time":1, "data_industry":"ocpc_ms_convert"}';
  const call = {
    method: 'POST',
    url: uploadWebConvert.path,
    headers: { 'content-type': 'application/json' },
    payload,
  } as const;
  expect((await signing.inject(call)).statusCode).toBe(200);
  expect(seen).toMatchObject({
    body: payload,
    request: { headers: { 'app-key': 'k1', 'app-sign': createHash('md5').update(`s1${payload}`).digest('hex') } },
  });
  await signing.close();
  await app.inject(call);
  expect(seen?.request.headers['app-key']).toBeUndefined();
});

test('rejects calls that the backend does not know, without forwarding them', async () => {
  for (const { path } of [...Object.values(ACTIVITY_CALLS), bankCardSubmit]) {
    const answer = await app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    });
    expect([path, answer.statusCode, answer.json().code]).toEqual([path, 404, 'not_offered']);
    expect(answer.json().Data).toMatch(/^本站/);
  }
  expect(seen).toBeUndefined();
});

describe.each([
  ['cached', false],
  ["of Next's development mode", true],
])('pages %s', (_, hotReload) => {
  const page = async (captcha?: ProviderCaptcha) => {
    const front = await openFront({ hotReload, calls: { origin, ...(captcha && { captcha }) } });
    const answer = await front.app.inject({ url: '/newactivities/kh_7694_form', headers: { host: 'bfzh.localhost' } });
    await front.close();
    return { body: answer.body, policy: String(answer.headers['content-security-policy']) };
  };

  test('say that the backend needs no captcha, and load nothing from other origins', async () => {
    const { body, policy } = await page();
    expect(body).toContain('<html data-captcha="none" data-activities="none"');
    expect(body).toContain('</html>');
    expect(policy).not.toContain('https:');
  });

  test("name the backend's captcha and may load it", async () => {
    const script = 'https://captcha.example/a.js';
    const { body, policy } = await page({ script, global: 'Captcha', origins: ['https://captcha.example'] });
    expect(body).toContain(
      `data-captcha="{&quot;script&quot;:&quot;${script}&quot;,&quot;global&quot;:&quot;Captcha&quot;}"`,
    );
    for (const kind of ['script-src', 'style-src', 'img-src', 'connect-src', ...(hotReload ? [] : ['frame-src'])]) {
      expect(policy).toMatch(new RegExp(`${kind} [^;]*https://captcha\\.example`));
    }
  });
});
