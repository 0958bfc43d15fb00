import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostList } from '@/lib/edge/host-list';
import { ruleTag } from '@/lib/edge/rule-tag';
import type { HostRule } from '@/lib/variant/host-rule';
import { openPlatforms } from '../../domain/ad-conversions/platforms';
import { sendDue } from '../../domain/ad-conversions/send-due';
import { openStandIn } from '../../domain/ad-conversions/testing/open-stand-in';
import { HostTable } from '../../domain/hosts/host-table';
import { DEFAULT_LIMITS } from '../../domain/market/gateway/open-sockets';
import { TestClient } from '../../domain/market/gateway/testing/test-client';
import { TestFeed, tickOf } from '../../domain/market/gateway/testing/test-feed';
import { builtInHolidays } from '../../domain/market/holidays';
import { openFront } from '../../front/testing/open-front';
import { predictionReleases } from '../../platform/database/schema/activities';
import { ConfigError } from '../../platform/settings/config-error';
import { describeOnDatabase, TestApi, Visitor } from '../../testing';
import { Authority } from '../../testing/authority';
import { VISIT } from '../../testing/visit';
import { type Metrics, openMetrics } from './open-metrics';

const SECRET = 'a-session-token-of-somebody';

let metrics: Metrics;
beforeEach(async () => {
  metrics = await openMetrics({ host: '127.0.0.1', port: 0 });
});
afterEach(() => metrics.close());

const scrape = async () => (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();
/** The values of a scrape, by name and labels in Prometheus format. */
const figures = (text: string) =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
const answers = (kind: string, route: string, status: string) =>
  `newactivities_http_request_duration_seconds_count{kind="${kind}",route="${route}",status="${status}"}`;

describeOnDatabase((database) => {
  test("exports what the server did, without any visitor's data", async () => {
    const api = await TestApi.on(database());
    const feed = new TestFeed();
    const sockets = { limits: DEFAULT_LIMITS, origins: [], servers: [] };
    const calls = { services: api.services, feed };
    const { app, close } = await openFront({ calls, sockets, metrics });
    metrics.database(database());
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const visitor = new Visitor(api);
    const ask = async (path: string, init?: RequestInit) => (await fetch(origin + path, init)).text();
    const post = (path: string, fields: Record<string, string>) =>
      ask(path, { method: 'POST', body: new URLSearchParams(fields), headers: { token: SECRET } });
    const collect = (count: number) =>
      ask('/crm/maidian/scada/collect', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(Array.from({ length: count }, (_, index) => ({ ...VISIT, eventtime: index + 1 }))),
      });

    for (const _time of [1, 2]) await ask(`/newactivities/kh_7694_form?token=${SECRET}`);
    await ask(`/newactivities/${visitor.mobile}`);
    await ask('/newactivities/brands/bfzh/app.svg');
    api.sms.failing = true;
    const question = { mobile: visitor.mobile, type: 'register', appcode: 'bfzh', ticket: '', randstr: '' };
    await post('/apis/validateSendcode', question);
    api.sms.failing = false;
    await post('/apis/validateSendcode', question);
    await post('/apis/web/account/register', visitor.registration({ qhclickid: '1234567890123456789' }));
    await post(`/apis/${visitor.mobile}?token=${SECRET}`, {});
    for (let sent = 0; sent < 13; sent++) await collect(50);
    const client = await TestClient.open(`${origin.replace('http', 'ws')}/socket/quote`);
    await client.subscribe('XAUUSD');
    feed.publish(tickOf('XAUUSD', 1));
    await client.next(0);

    const text = await scrape();
    expect(figures(text)).toMatchObject({
      [answers('page_rendered', '', '2xx')]: 1,
      [answers('page_rendered', '', '4xx')]: 1,
      [answers('page_kept', '', '2xx')]: 1,
      [answers('file', '', '2xx')]: 1,
      [answers('call', '/apis/validateSendcode', '5xx')]: 1,
      [answers('call', '/apis/validateSendcode', '2xx')]: 1,
      [answers('call', '/apis/web/account/register', '2xx')]: 1,
      [answers('call', '/apis/*', '4xx')]: 1,
      [answers('socket', '', '1xx')]: 1,
      newactivities_pages_kept: 2,
      'newactivities_sms_total{purpose="register",outcome="failed"}': 1,
      'newactivities_sms_total{purpose="register",outcome="sent"}': 1,
      'newactivities_registrations_total{with_password="true"}': 1,
      'newactivities_events_total{outcome="accepted"}': 600,
      'newactivities_events_total{outcome="refused"}': 50,
      'newactivities_conversions_waiting{platform="qihu"}': 2,
      'newactivities_conversions_waiting{platform="baidu"}': 0,
      newactivities_sockets_open: 1,
      newactivities_sockets_opened_total: 1,
      newactivities_sockets_ticks_total: 1,
      newactivities_sockets_sent_total: 2,
      nodejs_eventloop_lag_seconds: expect.any(Number),
    });
    for (const secret of [visitor.mobile, SECRET, '127.0.0.1']) expect(text).not.toContain(secret);

    const atFront = await fetch(`${origin}/metrics`);
    expect(atFront.status).toBe(404);
    expect(await atFront.text()).not.toContain('newactivities_http');
    client.socket.terminate();
    await close();
  });

  test('moves a sent conversion from the outbox to the sent counter', async () => {
    const api = await TestApi.on(database());
    metrics.database(database());
    const visitor = new Visitor(api);
    await visitor.askForCode();
    await visitor.register({ qhclickid: '1234567890123456789' });
    const standIn = await openStandIn();
    const platforms = openPlatforms(standIn.access);
    const { vault } = api.services;
    await sendDue({ database: database(), vault, clock: api.clock.read, platforms, log: { warn: () => {} } });
    expect(figures(await scrape())).toMatchObject({
      'newactivities_conversions_total{platform="qihu",event="form",outcome="sent"}': 1,
      'newactivities_conversions_waiting{platform="qihu"}': 0,
    });
    await standIn.close();
  });

  test('counts the coming rounds of the calendar as operators changed it', async () => {
    const api = await TestApi.on(database());
    metrics.rounds(api.services);
    const series = 'newactivities_rounds_to_come{campaign="guess-rate-2509"}';
    const before = figures(await scrape())[series] ?? 0;
    expect(before).toBeGreaterThan(0);
    const release = { slug: 'guess-rate-2509', at: new Date('2030-01-04T13:30:00Z'), label: null, removed: false };
    await database().orm.insert(predictionReleases).values(release);
    expect(figures(await scrape())[series]).toBe(before + 1);
    api.clock.move(20 * 365 * 86_400_000);
    expect(figures(await scrape())[series]).toBe(0);
  });

  test('exports until when the holidays of a market are known', async () => {
    metrics.holidays(builtInHolidays);
    const series = 'newactivities_market_holidays_end_timestamp_seconds{market="CHINA300"}';
    expect(figures(await scrape())[series]).toBe(Date.parse('2027-01-01T00:00:00Z') / 1000);
  });

  test('exports the connections of a pool', async () => {
    metrics.database(database());
    await database().ping();
    expect(figures(await scrape())).toMatchObject({
      'newactivities_database_connections{state="in_use"}': 0,
      'newactivities_database_connections{state="idle"}': expect.any(Number),
      newactivities_database_waiting: 0,
    });
  });
});

test('exports the other metrics when the database fails', async () => {
  const rejected = {
    connections: () => ({ inUse: 0, idle: 0, waiting: 0 }),
    orm: {
      select: () => {
        throw new Error('down');
      },
    },
  } as unknown as Parameters<Metrics['database']>[0];
  metrics.database(rejected);
  const text = await scrape();
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).not.toContain('newactivities_conversions_waiting{');
});

test('lists the hosts, with an ETag that changes with them', async () => {
  const list = (headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${metrics.port}/hosts`, { headers });
  expect((await list()).status).toBe(503);
  let table = new HostTable();
  metrics.hosts({ current: () => table });
  const first = await list();
  const tag = String(first.headers.get('etag'));
  const before = hostList.parse(await first.json());
  expect(before.hosts.map(({ host }) => host)).toEqual(
    expect.arrayContaining(['feiyu.example', '*.feiyu.example', 'bfzh.localhost']),
  );
  expect([before.removed, before.unknown]).toEqual([[], []]);
  expect((await list({ 'if-none-match': tag })).status).toBe(304);

  const added = { host: 'gold-new.example', appCode: 'bfzh' };
  const newer = { host: 'm.feiyu.example', appCode: 'a-brand-to-come' };
  table = new HostTable(1, { 'ad.feiyu.example': null, 'gold-new.example': added, 'm.feiyu.example': newer });
  const changed = await list({ 'if-none-match': tag });
  expect([changed.status, changed.headers.get('etag')]).toEqual([200, expect.not.stringMatching(tag)]);
  const now = hostList.parse(await changed.json());
  expect([now.removed, now.unknown]).toEqual([['ad.feiyu.example'], ['m.feiyu.example']]);
  expect(new Set(now.hosts)).toEqual(
    new Set([
      ...before.hosts.filter(({ host }) => host !== 'ad.feiyu.example'),
      { host: 'gold-new.example', rule: ruleTag(added as HostRule) },
    ]),
  );
});

test('returns 404 for everything else', async () => {
  for (const [path, method] of [
    ['/', 'GET'],
    ['/metrics/x', 'GET'],
    ['/hosts', 'POST'],
    ['/metrics', 'POST'],
  ] as const) {
    expect((await fetch(`http://127.0.0.1:${metrics.port}${path}`, { method })).status).toBe(404);
  }
});

test('names the setting when the port is in use', async () => {
  const occupant = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => occupant.once('listening', resolve));
  const { port } = occupant.address() as AddressInfo;
  const opening = openMetrics({ host: '127.0.0.1', port });
  await expect(opening).rejects.toThrow(ConfigError);
  await expect(opening).rejects.toThrow(/^METRICS_PORT: cannot listen on 127\.0\.0\.1:\d+ \(EADDRINUSE\)$/);
  occupant.close();
});

test('exports when certificates expire, by name, and skips missing files', async () => {
  const authority = new Authority().make('client:newactivities_servers');
  const files = [authority.of('newactivities_servers').file, '/nowhere'];
  const own = await openMetrics({ host: '127.0.0.1', port: 0 }, undefined, files);
  const text = await (await fetch(`http://127.0.0.1:${own.port}/metrics`)).text();
  await own.close();
  const [, seconds] =
    /^newactivities_certificate_expires_timestamp_seconds\{host="newactivities_servers"\} (\S+)$/m.exec(text) ?? [];
  const days = (Number(seconds) - Date.now() / 1_000) / 86_400;
  expect(Math.round(days)).toBe(180);
});
