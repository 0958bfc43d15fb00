import type { AppOptions } from '../../app';
import { waitUntil } from '../../domain/market/testing/wait-until';
import { openFront } from '../../front/testing/open-front';
import { closedDatabase, describeOnDatabase, PASSWORD, TestApi, Visitor } from '../../testing';
import { openTracing, type Tracing } from './open-tracing';
import { Collector, type ReceivedSpan } from './testing/collector';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const TRACEPARENT = `00-${TRACE}-b7ad6b7169203331-01`;
const BY_PROXY = { 'x-forwarded-for': '203.0.113.9' };

let collector: Collector;
let tracing: Tracing;

// Starts before the databases are opened, because their statements are part of the traces.
beforeAll(async () => {
  collector = await Collector.open();
  Object.assign(process.env, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin, OTEL_BSP_SCHEDULE_DELAY: '20' });
  tracing = openTracing();
});
afterAll(async () => {
  await tracing.close();
  await collector.close();
});
beforeEach(() => {
  collector.bodies = [];
});

const attributesOf = ({ attributes }: ReceivedSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

/** The last span of a name, once it and all its descendants have arrived. */
async function spanCalled(name: string): Promise<{ span: ReceivedSpan; within: string[] }> {
  await waitUntil(() => collector.spans.some((span) => span.name === name));
  const span = collector.spans.findLast((one) => one.name === name) as ReceivedSpan;
  const within = collector.spans.filter(({ traceId, spanId }) => traceId === span.traceId && spanId !== span.spanId);
  const ids = [span, ...within].map(({ spanId }) => spanId);
  expect(within.filter(({ parentSpanId }) => !ids.includes(parentSpanId ?? ''))).toEqual([]);
  return { span, within: within.map((one) => one.name) };
}

describeOnDatabase((database) => {
  const open = async (api: TestApi, more: Partial<AppOptions> = {}) => {
    const calls = { services: api.services };
    const { app, close } = await openFront({ trustProxy: 'loopback', calls, tracing, ...more });
    return { close, origin: await app.listen({ host: '127.0.0.1', port: 0 }) };
  };

  test('traces a request with its gateway call and statements, and without any visitor data', async () => {
    const api = await TestApi.on(database());
    const { close, origin } = await open(api);
    const visitor = new Visitor(api);
    const secret = 'a-session-token-of-somebody';
    const post = (path: string, fields: Record<string, string>) =>
      fetch(`${origin}${path}?token=${secret}&mobile=${visitor.mobile}`, {
        method: 'POST',
        headers: { token: secret, cookie: `token=${secret}` },
        body: new URLSearchParams(fields),
      });
    const ask = { mobile: visitor.mobile, type: 'register', appcode: 'bfzh', ticket: '', randstr: '' };
    expect((await post('/apis/validateSendcode', ask)).status).toBe(200);
    const registration = visitor.registration();
    expect((await post('/apis/web/account/register', registration)).status).toBe(200);
    expect((await post(`/apis/${visitor.mobile}`, ask)).status).toBe(404);
    await fetch(`${origin}/newactivities/${visitor.mobile}?token=${secret}`);

    const sent = await spanCalled('POST /apis/validateSendcode');
    expect(sent.within).toEqual(expect.arrayContaining(['transaction', 'INSERT rate_limits', 'sms gateway']));
    const { span, within } = await spanCalled('POST /apis/web/account/register');
    expect(within).toEqual(expect.arrayContaining(['UPDATE sms_codes', 'INSERT accounts', 'INSERT sessions']));
    expect(span.parentSpanId ?? '').toBe('');
    expect(attributesOf(span)).toMatchObject({
      'http.route': '/apis/web/account/register',
      'http.response.status_code': 200,
      'newactivities.kind': 'call',
    });
    await spanCalled('POST /apis/*');
    const exported = collector.bodies.join('');
    // Including values of statements: an address, a fingerprint and the referrer.
    const values = ['127.0.0.1', registration.clientid as string, registration.fromurl as string];
    const secrets = [visitor.mobile, secret, PASSWORD, registration.code as string, ...values];
    for (const word of secrets) expect(exported).not.toContain(word);
    await close();
  });

  test('exports only the type of an error', async () => {
    const api = await TestApi.on(database());
    const failing = await closedDatabase();
    const broken = { ...api.services, database: failing };
    const { close, origin } = await open(api, { calls: { services: broken } });
    const { mobile } = new Visitor(api);
    const kinds = { signtype: '1', loginAccountType: '1', fromtype: '1', ticket: '', randstr: '' };
    const body = new URLSearchParams({ account: mobile, password: PASSWORD, ...kinds });
    expect((await fetch(`${origin}/apis/zk/login`, { method: 'POST', body })).status).toBeGreaterThanOrEqual(500);
    const { span, within } = await spanCalled('POST /apis/zk/login');
    expect(within).toEqual(['SELECT accounts']);
    const failed = collector.spans.filter(
      ({ name, traceId }) => name === 'SELECT accounts' && traceId === span.traceId,
    );
    expect([span, ...failed].map(({ status }) => status.code)).toEqual([2, ...failed.map(() => 2)]);
    expect(failed.map((one) => attributesOf(one)['error.type'])).toEqual(failed.map(() => 'Error'));
    expect(
      collector.spans.flatMap(({ events, status }) => [...events, ...(status.message ? [status.message] : [])]),
    ).toEqual([]);
    expect(attributesOf(span)['http.response.status_code']).toBeGreaterThanOrEqual(500);
    expect(collector.bodies.join('')).not.toContain(mobile);
    await close();
  });
});

test("traces the request to Next within the page, and continues a trusted proxy's trace but not a visitor's", async () => {
  const calls = { origin: 'http://127.0.0.1:9' };
  const { app, site, close } = await openFront({ trustProxy: 'loopback', calls, tracing });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const ask = async (path: string, headers: Record<string, string>) => {
    await (await fetch(origin + path, { headers: { traceparent: TRACEPARENT, ...headers } })).text();
    return String(site.requests.at(-1)?.headers.traceparent).split('-')[1];
  };
  expect(await ask('/newactivities/kh_7694_form?token=hidden-one', BY_PROXY)).toBe(TRACE);
  const own = await ask('/newactivities/bull-market?token=hidden-one', {});
  expect(own).toMatch(/^[0-9a-f]{32}$/);
  expect(own).not.toBe(TRACE);
  await waitUntil(() => collector.spans.filter(({ name }) => name === 'GET page_rendered').length >= 2);
  const pages = collector.spans.filter(({ name }) => name === 'GET page_rendered');
  expect(pages.map(({ traceId, parentSpanId = '' }) => [traceId, parentSpanId])).toEqual([
    [TRACE, 'b7ad6b7169203331'],
    [own, ''],
  ]);
  const asked = collector.spans.filter(({ name, traceId }) => name === 'GET site' && [TRACE, own].includes(traceId));
  expect(asked.map((span) => attributesOf(span)['url.path'])).toEqual([
    // Below its composition.
    '/newactivities/scroll/form/kh_7694_form',
    '/newactivities/bull-market',
  ]);
  expect(collector.bodies.join('')).not.toContain('hidden-one');
  await close();
});
