import { ConfigError } from '../platform/settings/config-error';
import { readConfig } from './read-config';

const KEY = Buffer.alloc(32, 1).toString('base64');
const PRODUCTION = {
  DEPLOYMENT: 'production',
  SITE_KEY: 'a-key-of-tests',
  DATA_KEY: KEY,
  SMS_WEBHOOK_URL: 'https://sms.example/send',
};

test('defaults to the development set-up on loopback', () => {
  expect(readConfig({})).toMatchObject({
    development: true,
    hotReload: false,
    host: 'localhost',
    port: 3000,
    siteOrigin: 'http://localhost:3001',
    trustProxy: false,
    logLevel: 'warn',
  });
});

test.each([undefined, '', 'development', 'production'])(
  'the middleware reads DEPLOYMENT=%s as the server does',
  (value) => {
    const { development } = readConfig({ ...PRODUCTION, DEPLOYMENT: value });
    const before = process.env.DEPLOYMENT;
    if (value === undefined) delete process.env.DEPLOYMENT;
    else process.env.DEPLOYMENT = value;
    jest.isolateModules(() => {
      const { middleware } = require('@/middleware');
      const { NextRequest } = require('next/server');
      const request = new NextRequest('http://localhost:3001/newactivities/dev/login', {
        nextConfig: { basePath: '/newactivities' },
      });
      expect(middleware(request).status).toBe(development ? 200 : 404);
    });
    if (before === undefined) delete process.env.DEPLOYMENT;
    else process.env.DEPLOYMENT = before;
  },
);

test('treats empty variables as unset', () => {
  expect(readConfig({ PORT: '', API_ORIGIN: '' }).port).toBe(3000);
});

test('in production, names every missing secret', () => {
  expect(() => readConfig({ DEPLOYMENT: 'production' })).toThrow(
    /SITE_KEY_FILE: is needed.*\nDATA_KEY: is needed.*\nSMS_WEBHOOK_URL: is needed/,
  );
});

test('needs no data key or SMS gateway with an external backend', () => {
  const config = readConfig({
    DEPLOYMENT: 'production',
    SITE_KEY: 'a-key-of-tests',
    API_ORIGIN: 'https://api.example/',
  });
  expect(config.api).toEqual({ origin: 'https://api.example' });
});

test('with an external backend, answers activities here only if a database is named', () => {
  const elsewhere = { API_ORIGIN: 'https://api.example', DATA_KEY: KEY };
  for (const database of [{ DATABASE_URL: 'postgres://db.example/activities' }, { DATA_DIR: '/var/lib/site' }]) {
    expect(readConfig({ ...elsewhere, ...database }).api).toMatchObject({
      origin: 'https://api.example',
      activities: { provider: 'https://api.example' },
    });
  }
  expect(readConfig(elsewhere).api).not.toHaveProperty('activities');
  const production = { DEPLOYMENT: 'production', SITE_KEY: 'a-key-of-tests', API_ORIGIN: 'https://api.example' };
  expect(() => readConfig({ ...production, DATA_DIR: '/var/lib/site' })).toThrow(/^DATA_KEY: is needed/);
});

test('reads script, global and origins of an external backend’s captcha', () => {
  const captcha = {
    CAPTCHA_SCRIPT: 'https://captcha.example/a.js',
    CAPTCHA_GLOBAL: 'Captcha',
    CAPTCHA_ORIGINS: 'https://frames.example',
  };
  expect(readConfig({ API_ORIGIN: 'https://api.example', ...captcha }).api).toMatchObject({
    captcha: { global: 'Captcha', origins: ['https://captcha.example', 'https://frames.example'] },
  });
});

test.each([
  [{ PORT: 'abc' }, /^PORT: /],
  [{ PORT: '70000' }, /^PORT: /],
  [{ PORT: '4000', SITE_PORT: '4000' }, /^SITE_PORT: /],
  [{ SITE_HOST: 'http://site' }, /^SITE_HOST: must be a host name/],
  [{ API_ORIGIN: 'api.example' }, /^API_ORIGIN: /],
  [{ API_ORIGIN: 'https://api.example/v1' }, /^API_ORIGIN: must be an origin/],
  [{ API_ORIGIN: 'https://user:secret@api.example' }, /^API_ORIGIN: must be an origin/],
  [{ API_ORIGIN: 'https://api.example', CAPTCHA_SCRIPT: 'https://captcha.example/a.js' }, /^CAPTCHA_GLOBAL: is needed/],
  [{ API_ORIGIN: 'https://api.example', CAPTCHA_GLOBAL: 'Captcha' }, /^CAPTCHA_SCRIPT: is needed/],
  [{ CAPTCHA_SCRIPT: 'https://captcha.example/a.js', CAPTCHA_GLOBAL: 'Captcha' }, /^CAPTCHA_SCRIPT: .*API_ORIGIN/],
  [{ CAPTCHA_GLOBAL: "x']" }, /^CAPTCHA_GLOBAL: must be the name/],
  [{ CAPTCHA_ORIGINS: 'https://frames.example/path' }, /^CAPTCHA_ORIGINS: must be comma-separated origins/],
  [{ SOCKETS_PER_ADDRESS: '0' }, /^SOCKETS_PER_ADDRESS: /],
  [{ SOCKET_ORIGINS: 'https://app.example/path' }, /^SOCKET_ORIGINS: must be origins/],
  [{ QUOTE_SERVERS: 'https://quotes.example' }, /^QUOTE_SERVERS: must be addresses/],
  [{ TRADE_SERVERS: "wss://trade.example/;script-src 'unsafe-inline'" }, /^TRADE_SERVERS: must be addresses/],
])('rejects %j and names the setting', (env, message) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(message);
});

test('lists each origin of the external socket servers once', () => {
  const servers = 'wss://quotes.example/a, wss://quotes.example/b';
  const { sockets } = readConfig({ QUOTE_SERVERS: servers, TRADE_SERVERS: 'wss://trade.example:8443/' });
  expect(sockets.servers).toEqual(['wss://quotes.example', 'wss://trade.example:8443']);
});

describe('the office', () => {
  test('is off by default, and on loopback at its own origin if it has a port', () => {
    expect(readConfig({}).office).toBeUndefined();
    expect(readConfig({ OFFICE_PORT: 'off' }).office).toBeUndefined();
    expect(readConfig({}).officeOrigin).toBeUndefined();
    expect(readConfig({ OFFICE_PORT: '4002' }).officeOrigin).toBe('http://localhost:4002');
    const elsewhere = { OFFICE_ORIGIN: 'https://office.example' };
    expect(readConfig(elsewhere)).toMatchObject({ office: undefined, officeOrigin: elsewhere.OFFICE_ORIGIN });
    expect(readConfig({ OFFICE_PORT: '4002' }).office).toEqual({
      host: 'localhost',
      port: 4002,
      origin: 'http://localhost:4002',
    });
  });

  test.each([
    [{ OFFICE_PORT: '70000' }, /^OFFICE_PORT: must be a port/],
    [{ OFFICE_PORT: 'on' }, /^OFFICE_PORT: must be a port, or off/],
    [{ OFFICE_PORT: '3000' }, /^OFFICE_PORT: must differ from PORT/],
    [{ OFFICE_PORT: '9464', METRICS_PORT: '9464' }, /^OFFICE_PORT: must differ/],
    [{ OFFICE_PORT: '3002', OFFICE_ORIGIN: 'https://office.example/' }, /^OFFICE_ORIGIN: must be an origin/],
    [{ OFFICE_PORT: '3002', OFFICE_ORIGIN: 'http://office.example' }, /^OFFICE_ORIGIN: must use https/],
    [{ OFFICE_PORT: '3002', API_ORIGIN: 'https://api.example' }, /^OFFICE_PORT: .* nothing to operate/],
  ])('rejects %j', (settings, message) => {
    expect(() => readConfig(settings)).toThrow(message);
  });

  test('needs the address of operators in production, which may be a tunnel of this machine', () => {
    const settings = { ...PRODUCTION, OFFICE_PORT: '3002' };
    expect(() => readConfig(settings)).toThrow(/^OFFICE_ORIGIN: is needed/);
    for (const origin of ['https://office.example', 'http://localhost:3002']) {
      expect(readConfig({ ...settings, OFFICE_ORIGIN: origin }).office?.origin).toBe(origin);
    }
    expect(() => readConfig({ ...settings, OFFICE_ORIGIN: 'https://office.example', OFFICE_HOST: '10.0.0.1' })).toThrow(
      /^OFFICE_HOST: is reached without TLS/,
    );
  });
});

test('reads trusted proxies as a list', () => {
  expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }).trustProxy).toEqual(['loopback', '10.0.0.0/8']);
});

describe('in production', () => {
  const DATABASE = 'postgres://servers@database.internal/newactivities';
  const TLS = { TLS_CERTIFICATE_FILE: '/etc/server.pem', TLS_KEY_FILE: '/etc/server.key' };

  test('logs answers, and listens on loopback without TLS', () => {
    const config = readConfig(PRODUCTION);
    expect(config).toMatchObject({ development: false, host: '127.0.0.1', logLevel: 'info', tls: undefined });
  });

  test('listens on every address with TLS or on a private network', () => {
    const tls = { certificate: '/etc/server.pem', key: '/etc/server.key' };
    expect(readConfig({ ...PRODUCTION, ...TLS })).toMatchObject({ host: '0.0.0.0', tls });
    expect(readConfig({ ...PRODUCTION, PRIVATE_NETWORK: 'on' })).toMatchObject({ host: '0.0.0.0', tls: undefined });
    expect(readConfig({ ...PRODUCTION, ...TLS, HOST: '10.0.0.1', METRICS_PORT: '9464', METRICS_HOST: '::' }).host).toBe(
      '10.0.0.1',
    );
  });

  test.each([
    ['TLS_KEY_FILE', { TLS_CERTIFICATE_FILE: '/etc/server.pem' }],
    ['TLS_CERTIFICATE_FILE', { TLS_KEY_FILE: '/etc/server.key' }],
  ])('requires %s when the other file is set', (name, settings) => {
    expect(() => readConfig({ ...PRODUCTION, ...settings })).toThrow(new RegExp(`^${name}: is needed with TLS_`));
  });

  test('accepts client certificates only with TLS', () => {
    const clients = { METRICS_PORT: '9464', METRICS_AUTHORITY_FILE: '/etc/authority.pem' };
    expect(() => readConfig({ ...PRODUCTION, ...clients })).toThrow(
      /^METRICS_AUTHORITY_FILE: .* needs TLS_CERTIFICATE_/,
    );
    expect(readConfig({ ...PRODUCTION, ...TLS, ...clients }).tls?.clients).toBe('/etc/authority.pem');
  });

  test.each([
    ['DATABASE_URL', { DATABASE_URL: DATABASE }],
    ['DATABASE_URL', { DATABASE_URL: `${DATABASE}?sslmode=require` }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://servers@localhost/newactivities?host=database.internal' }],
    ['DATABASE_OWNER_URL', { DATABASE_URL: `${DATABASE}?sslmode=verify-full`, DATABASE_OWNER_URL: DATABASE }],
    ['DATABASE_READ_URL', { DATABASE_URL: `${DATABASE}?sslmode=verify-full`, DATABASE_READ_URL: DATABASE }],
    ['REDIS_URL', { REDIS_URL: 'redis://10.0.0.2:6379' }],
    ['SMS_WEBHOOK_URL', { SMS_WEBHOOK_URL: 'http://sms.example/send' }],
    ['API_ORIGIN', { API_ORIGIN: 'http://api.example' }],
    ['API_ORIGIN', { API_ORIGIN: 'http://127.evil' }],
    ['MARKET_UPSTREAM', { MARKET_FEED: 'relay', MARKET_UPSTREAM: 'wss://a.example/q, ws://b.example/q' }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.internal:4318' }],
    ['SITE_HOST', { SITE_HOST: 'site' }],
    ['HOST', { HOST: '0.0.0.0' }],
    ['HOST', { HOST: '10.0.0.1' }],
    ['METRICS_HOST', { METRICS_PORT: '9464', METRICS_HOST: '10.0.0.1' }],
  ])('rejects %s without TLS unless the network is private', (name, settings) => {
    const env = { ...PRODUCTION, ...settings };
    expect(() => readConfig(env)).toThrow(
      new RegExp(`^${name}: is reached without TLS \\(.*PRIVATE_NETWORK=on[^\n]*$`),
    );
    expect(readConfig({ ...env, PRIVATE_NETWORK: 'on' }).development).toBe(false);
    expect(readConfig({ ...env, DEPLOYMENT: 'development' }).development).toBe(true);
  });

  test.each([
    { DATABASE_URL: `${DATABASE}?sslmode=verify-full`, REDIS_URL: 'rediss://redis.internal' },
    { DATABASE_URL: 'postgres://servers@127.0.0.1/newactivities', REDIS_URL: 'redis://localhost' },
    { DATABASE_URL: 'postgres:///newactivities?host=/run/postgresql', REDIS_URL: 'redis://[::1]' },
    { HOST: '127.0.0.1', METRICS_PORT: '9464' },
    { HOST: 'localhost', METRICS_PORT: '9464', METRICS_HOST: '::1' },
    { API_ORIGIN: 'http://api.localhost:8080', SMS_WEBHOOK_URL: 'http://127.0.0.1:9/sms' },
  ])('accepts %j without TLS settings', (settings) => {
    expect(readConfig({ ...PRODUCTION, ...settings }).development).toBe(false);
  });
});

test.each([
  [{ NOTICE_URL: 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=a' }, 'wecom'],
  [{ NOTICE_URL: 'https://oapi.dingtalk.com/robot/send?access_token=a', NOTICE_SECRET: 's' }, 'dingtalk'],
  [{ NOTICE_URL: 'https://open.feishu.cn/open-apis/bot/v2/hook/a' }, 'feishu'],
  [{ NOTICE_URL: 'https://chat.example/in', NOTICE_SECRET: 's' }, 'json'],
  [{ NOTICE_URL: 'https://proxy.example/dingtalk', NOTICE_FORMAT: 'dingtalk' }, 'dingtalk'],
])('sends notices to %j as %s, with the address of the office', (env, format) => {
  const { notices } = readConfig({ ...env, OFFICE_ORIGIN: 'https://office.example' });
  expect(notices).toMatchObject({ channel: { url: env.NOTICE_URL, format }, link: 'https://office.example' });
  expect(readConfig({}).notices).toBeUndefined();
});

test.each([
  [{ NOTICE_SECRET: 's' }, 'NOTICE_SECRET: is set, but NOTICE_URL is not'],
  [
    { NOTICE_URL: 'https://chat.example', NOTICE_MAIL_TO: 'a@b.example' },
    'NOTICE_MAIL_TO: is set, but NOTICE_URL does not use it',
  ],
  [
    { NOTICE_URL: 'smtps://mail.example', NOTICE_MAIL_TO: 'a@b.example' },
    'NOTICE_MAIL_FROM, NOTICE_MAIL_TO: are required',
  ],
  [{ NOTICE_URL: 'smtps://mail.example', NOTICE_MAIL_TO: 'a@b.example, c' }, 'NOTICE_MAIL_TO'],
  [{ NOTICE_URL: 'https://qyapi.weixin.qq.com/a', NOTICE_SECRET: 's' }, 'WeCom has no signature'],
  [{ NOTICE_URL: 'ftp://chat.example' }, 'NOTICE_URL'],
])('rejects the notices’ settings %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
  expect(() => readConfig(env)).toThrow(ConfigError);
});
