import { readFileSync } from 'node:fs';
import { API_SETTING_NAMES } from './api-config';
import { readConfig, SETTING_NAMES } from './config';
import { ConfigError } from './platform/settings/config-error';

const PRODUCTION = {
  DEPLOYMENT: 'production',
  SITE_KEY: 'a-key-of-tests',
  DATA_KEY: Buffer.alloc(32, 1).toString('base64'),
  SMS_WEBHOOK_URL: 'https://sms.example/send',
};

/** Set by `npm run dev` itself. */
const INTERNAL = ['HOT_RELOAD'];

test('the table of settings names every variable that the server reads', () => {
  const table = readFileSync('docs/settings.md', 'utf8');
  const named = [...table.matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name]) => name);
  const read = new Set([...SETTING_NAMES, ...API_SETTING_NAMES]);
  expect([...read].filter((name) => !named.includes(name) && !INTERNAL.includes(name))).toEqual([]);
});

test('of the installation the server gets every secret, and the site none', () => {
  const secrets = API_SETTING_NAMES.filter((name) =>
    /_(?:KEY|SECRET|TOKEN)$|^(?:DATABASE|SMS_WEBHOOK)_URL$/.test(name),
  );
  expect(secrets.length).toBeGreaterThan(6);
  const containers = readFileSync('deploy/container/compose.yaml', 'utf8');
  const unit = readFileSync('deploy/systemd/newactivities-site.service', 'utf8');
  const taken = [...unit.matchAll(/^UnsetEnvironment=(.*)$/gm)].flatMap(([, names = '']) => names.split(' '));
  expect(secrets.filter((name) => !containers.includes(` ${name}: `))).toEqual([]);
  expect(secrets.filter((name) => !taken.includes(name))).toEqual([]);
});

test('in production nothing that is public knowledge stands for a secret', () => {
  const config = JSON.stringify(readConfig(PRODUCTION));
  expect(config).not.toMatch(/development-|localhost:3000|stand-in/);
});

test.each([
  ['DATABASE_URL', 'postgres//user:s3cret@host/db'],
  ['DATABASE_URL', 'mysql://user:s3cret@host/db'],
  ['REDIS_URL', 'http://user:s3cret@host'],
  ['DATA_KEY', 's3cret'],
  ['SMS_WEBHOOK_URL', 'https://user:s3cret@sms.example/send'],
  ['SMS_WEBHOOK_TOKEN', 's3cret\nX-Other: header'],
  ['QIHU_APP_KEY', 's3cret s3cret'],
  ['QIHU_APP_SECRET', 's3cret'],
  ['API_ORIGIN', 'https://user:s3cret@api.example'],
  ['TRUST_PROXY', 's3cret'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['METRICS_PORT', 's3cret'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'https://user:s3cret@collector.example'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318 s3cret'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
])('%s that cannot be used stops the start with a sentence that names it and repeats nothing', (name, value) => {
  const start = () => readConfig({ ...PRODUCTION, [name]: value });
  expect(start).toThrow(ConfigError);
  expect(start).toThrow(/^(?:QIHU_APP_KEY|[A-Z_]+): .*(?:must|invalid|expected|is needed)/i);
  expect(start).toThrow(name === 'QIHU_APP_SECRET' ? 'with QIHU_APP_SECRET' : name);
  expect(start).not.toThrow(/s3cret/);
});

test.each(['PORT', 'SITE_PORT'])('metrics are never on the %s', (name) => {
  expect(() => readConfig({ [name]: '4000', METRICS_PORT: '4000' })).toThrow(/^METRICS_PORT: must be another port/);
});

test('nothing is measured or traced where nothing is set', () => {
  expect(readConfig({})).toMatchObject({ metrics: undefined, tracing: false });
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
  expect(readConfig({ ...collector, METRICS_PORT: '9464' })).toMatchObject({
    metrics: { host: 'localhost', port: 9464 },
    tracing: true,
  });
  expect(readConfig({ ...collector, OTEL_SDK_DISABLED: 'true' }).tracing).toBe(false);
});
