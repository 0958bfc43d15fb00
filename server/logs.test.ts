import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { refusal } from './domain/market/gateway/testing/test-client';
import { createWebhookSender } from './domain/sms/webhook-sender';
import { openFront } from './front/testing/open-front';
import { bankCards } from './platform/database/schema/identity';
import { loggerAt } from './platform/logs/logger';
import { referenceOf } from './platform/secrets/person-reference';
import { CONSENT, closedDatabase, describeOnDatabase, PASSWORD, TestApi, Visitor } from './testing';
import { logAt, serverOf } from './testing/server-of';

const IDENTITY = { name: '王小明', idcard: '11010519491231002X' };
const CARD = { bank: '示例商业银行', card: '6217000011112222337' };
const WEBHOOK_TOKEN = 'gateway-s3cret';
const LOGIN = { signtype: '1', loginAccountType: '1', fromtype: '1', ticket: '', randstr: '' };

function postForm(app: FastifyInstance, url: string, fields: Record<string, string>, token: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', token };
  return app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() });
}

describeOnDatabase((database) => {
  test('the trace log contains no number, code, password, token or identity, whether calls succeed or fail', async () => {
    const { log, logger } = logAt('trace');
    const api = await TestApi.on(database());
    const build = (services = api.services) => serverOf(services, { logger });
    const failing = await closedDatabase();
    const apps = {
      sound: await build(),
      withoutGateway: await build({
        ...api.services,
        smsSender: createWebhookSender({ url: 'http://127.0.0.1:9/sms', token: WEBHOOK_TOKEN }),
      }),
      withoutDatabase: await build({ ...api.services, database: failing }),
    };
    const visitor = new Visitor(api);
    let token = '';
    const post = (app: keyof typeof apps, url: string, fields: Record<string, string>) =>
      postForm(apps[app], url, fields, token);
    const ask = { mobile: visitor.mobile, ticket: '', randstr: '' };
    const logIn = async (app: keyof typeof apps) => {
      const answer = await post(app, '/apis/zk/login', { ...LOGIN, account: visitor.mobile, password: PASSWORD });
      // A new login ends the previous session.
      token = answer.json().Token ?? token;
      return answer;
    };
    const everyCall = async (app: keyof typeof apps) => [
      await post(app, '/apis/validateSendcode', { ...ask, appcode: 'bfzh' }),
      await post(app, '/apis/web/account/register', visitor.registration()),
      await logIn(app),
      await post(
        app,
        `/apis/uc/user/userinfo/identityInfoSubmitI?${new URLSearchParams({ ...CONSENT, ...IDENTITY })}`,
        {},
      ),
      await post(app, '/apis/uc/user/userinfo/identityInfoSubmitI', { ...CONSENT, ...IDENTITY }),
      await post(app, '/apis/uc/user/userinfo/bankCardSubmit', { ...CONSENT, ...CARD }),
      await post(app, '/apis/uc/user/userinfo/bankCardSubmit', { ...CARD, card: CARD.card.slice(1) }),
      await post(app, `/apis/other?mobile=${visitor.mobile}&token=${token}`, {}),
    ];

    expect((await post('withoutGateway', '/apis/validateSendcode', ask)).statusCode).toBe(503);
    await post('sound', '/apis/validateSendcode', { ...ask, appcode: 'bfzh' });
    const code = api.sms.codeFor(visitor.mobile);
    const registered = await post('sound', '/apis/web/account/register', visitor.registration());
    token = registered.json().Data.token;
    expect((await everyCall('sound')).map(({ statusCode }) => statusCode)).toContain(200);
    const [stored] = await database().orm.select().from(bankCards);
    const failures = await everyCall('withoutDatabase');
    expect(failures.slice(0, 6).map(({ statusCode }) => statusCode >= 500)).toEqual(Array(6).fill(true));
    await Promise.all(Object.values(apps).map((app) => app.close()));

    // Each event is one line of JSON, and each answer has the request id of its lines.
    const lines = log.map((line) => JSON.parse(line));
    expect(log.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
    const named = new Set(lines.map(({ reqId }) => reqId));
    expect(failures.every(({ headers }) => named.has(headers['x-request-id']))).toBe(true);

    const written = log.join('');
    expect(written).toContain('Failed query');
    const secrets = [
      visitor.mobile.slice(0, 8),
      PASSWORD,
      token,
      WEBHOOK_TOKEN,
      ...Object.values(IDENTITY),
      ...Object.values(CARD),
    ];
    expect(stored?.lastDigits).toBe('2337');
    for (const secret of secrets) expect(written).not.toContain(secret);
    expect(written).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));
  });

  test('logs each login, the code of each rejection, and a keyed hash of the account', async () => {
    const { log, logger } = logAt('info');
    const api = await TestApi.on(database());
    const visitor = new Visitor(api);
    const { account } = await visitor.join();
    const { services } = api;
    const app = await serverOf(services, { logger });
    const login = { ...LOGIN, account: visitor.mobile };
    const post = (url: string, fields: Record<string, string>, token = '') => postForm(app, url, fields, token);
    await post('/apis/zk/login', { ...login, password: 'wrong2026' });
    const { Token: token } = (await post('/apis/zk/login', { ...login, password: PASSWORD })).json();
    await post('/apis/zk/login', login);
    await post('/apis/uc/user/userinfo/info', {});
    await post('/apis/uc/user/userinfo/info', {}, token);
    await app.close();
    const person = referenceOf(services.vault, account);
    const answers = log.map((line) => JSON.parse(line)).filter(({ path }) => path);
    expect(answers.map(({ path, status, code, person }) => [path, status, code, person])).toEqual([
      ['/apis/zk/login', 401, 'credentials_invalid', undefined],
      ['/apis/zk/login', 200, undefined, person],
      ['/apis/zk/login', 400, 'invalid_input', undefined],
      ['/apis/uc/user/userinfo/info', 401, 'unauthorized', undefined],
      ['/apis/uc/user/userinfo/info', 200, undefined, person],
    ]);
    expect(log.join('')).not.toContain(account);
  });
});

test('logs nothing that visitors wrote in requests for pages, files, forwarded calls, sockets and rejected addresses', async () => {
  const { log, logger } = logAt('trace');
  const { app, close } = await openFront({ logger });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const secrets = ['13800138000', 'a-session-token-of-somebody', 'a-click-id-of-somebody', 'visitor.example'];
  const [mobile, token, click, host] = secrets;
  const query = `token=${token}&mobile=${mobile}&bd_vid=${click}`;
  const paths = [
    '/newactivities/kh_7694_form',
    '/newactivities/brands/bfzh/app.svg',
    `/newactivities/${mobile}`,
    '//x',
  ];
  const headers = {
    host: `${host}`,
    cookie: `token=${token}`,
    token: `${token}`,
    referer: `https://${host}/?${query}`,
  };
  for (const path of [...paths, '/apis/zk/login', '/socket/quote', '/newactivities/%zz', '/favicon.ico']) {
    await app.inject({ method: path.startsWith('/apis') ? 'POST' : 'GET', url: `${path}?${query}`, headers });
  }
  await refusal(`${origin.replace('http', 'ws')}/socket/quote?${query}`, { headers: { ...headers, host: 'a b' } });
  await close();
  expect(log.filter((line) => JSON.parse(line).path).length).toBeGreaterThan(paths.length);
  for (const secret of secrets) expect(log.join('')).not.toContain(secret);
});

test('masks secrets in addresses that a library logs', async () => {
  const log: string[] = [];
  const stream = { write: (line: string) => void log.push(line) };
  const app = Fastify({ logger: { ...loggerAt('trace'), stream } });
  app.get('/twice', (_request, reply) => {
    reply.send('once');
    reply.send('twice');
  });
  await app.inject('/twice?token=a-session-token-of-somebody&x=13800138000');
  expect(log.join('')).toContain('/twice?token=…');
  expect(log.join('')).not.toMatch(/a-session-token|13800138000/);
});
