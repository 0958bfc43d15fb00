import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { API_SETTING_NAMES, type ApiConfig } from './api-config';
import { readConfig, SETTING_NAMES } from './config';
import { certificatesConfig, EDGE_SETTING_NAMES, hostsConfig } from './edge/settings';
import { ConfigError } from './platform/settings/config-error';
import { fileSettingOf, SECRETS } from './platform/settings/secret-files';
import { Authority } from './testing/authority';

const PRODUCTION = {
  DEPLOYMENT: 'production',
  SITE_KEY: 'a-key-of-tests',
  DATA_KEY: Buffer.alloc(32, 1).toString('base64'),
  SMS_WEBHOOK_URL: 'https://sms.example/send',
};

/** Set by `npm run dev` itself. */
const INTERNAL = ['HOT_RELOAD'];

test('the table of settings names every variable that the server and the edge read', () => {
  const table = readFileSync('docs/settings.md', 'utf8');
  const named = [...table.matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name]) => name);
  const read = new Set([...SETTING_NAMES, ...API_SETTING_NAMES, ...EDGE_SETTING_NAMES]);
  expect([...read].filter((name) => !named.includes(name) && !INTERNAL.includes(name))).toEqual([]);
});

test('where nothing else is said, certificates are ordered from an authority that browsers trust', () => {
  const edge = {
    EDGE_HOSTS_URL: 'https://10.0.0.1:9464/hosts',
    EDGE_ADDRESSES: '203.0.113.7',
    EDGE_ACME_EMAIL: 'a@b.example',
  };
  expect(certificatesConfig(edge).EDGE_ACME_DIRECTORY).toBe('https://acme-v02.api.letsencrypt.org/directory');
  const compose = parse(readFileSync('deploy/container/compose.yaml', 'utf8'), { merge: true });
  expect(compose.services.edge.environment.EDGE_ACME_DIRECTORY).toMatch(/:-\}$/);
  expect(certificatesConfig({ ...edge, EDGE_ACME_DIRECTORY: '' })).toEqual(certificatesConfig(edge));
  expect(readFileSync('deploy/systemd/newactivities-edge.env.example', 'utf8')).not.toMatch(/^EDGE_ACME_DIRECTORY/m);
});

test('the edge asks no other machine without TLS, but over a private network', () => {
  const ask = (EDGE_HOSTS_URL: string, more = {}) => hostsConfig({ EDGE_HOSTS_URL, ...more }).EDGE_HOSTS_URL;
  const plain = 'https://10.0.0.1:9464/hosts,http://10.0.0.2:9464/hosts';
  expect(() => ask(plain)).toThrow(/^EDGE_HOSTS_URL: asks without TLS/);
  expect(ask(plain, { PRIVATE_NETWORK: 'on' })).toHaveLength(2);
  expect(ask('https://10.0.0.1:9464/hosts,http://127.0.0.1:9464/hosts')).toHaveLength(2);
});

test('of the installation the server gets every secret, and the site none', () => {
  const looksSecret = (name: string) =>
    /_(?:KEY|KEY_OLD|SECRET|TOKEN)$|^(?:DATABASE|DATABASE_OWNER|SMS_WEBHOOK|REDIS)_URL$/.test(name);
  const looking = [...SETTING_NAMES, ...API_SETTING_NAMES].filter(looksSecret);
  // Made by whoever starts both, and by the site itself.
  expect(looking.filter((name) => !isSecret(name))).toEqual(['SITE_KEY']);
  const secrets = SECRETS.filter((name) => name !== 'DATA_KEY_OLD');
  const containers = readFileSync('deploy/container/compose.yaml', 'utf8');
  const unit = readFileSync('deploy/systemd/newactivities-site.service', 'utf8');
  const taken = [...unit.matchAll(/^UnsetEnvironment=(.*)$/gm)].flatMap(([, names = '']) => names.split(' '));
  expect(
    secrets.filter((name) => !containers.includes(` ${name}: `) && !containers.includes(` ${fileSettingOf(name)}: `)),
  ).toEqual([]);
  expect(secrets.filter((name) => !taken.includes(name))).toEqual([]);
});

test('containers get every setting, have bounded memory and rotate their logs', () => {
  const compose = parse(readFileSync('deploy/container/compose.yaml', 'utf8'), { merge: true });
  const services: [string, Record<string, unknown>][] = Object.entries(compose.services);
  expect(services.length).toBeGreaterThan(4);
  for (const [name, service] of services) {
    expect({ name, ...service }).toMatchObject({
      name,
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      logging: { options: { 'max-size': expect.any(String), 'max-file': expect.any(String) } },
    });
  }
  for (const name of ['server', 'migrate'])
    expect(compose.services[name].env_file).toEqual([{ path: '.env', required: false }]);
  // The edge is given no file, in which secrets may be.
  expect(compose.services.edge.env_file).toBeUndefined();
  const { environment } = compose.services.edge;
  for (const name of EDGE_SETTING_NAMES) expect(environment[name]).toMatch(new RegExp(`^\\$\\{${name}:[-?].*\\}$`));
  const ownEdge = certificatesConfig({
    ...valuesWithout(environment),
    EDGE_ADDRESSES: '203.0.113.10',
    EDGE_ACME_EMAIL: 'ops@example.com',
  });
  const written = [ownEdge.EDGE_STATE_DIR, ownEdge.EDGE_METRICS_DIR, `${ownEdge.EDGE_NGINX_FOLDER}/live`];
  const volumes = compose.services.edge.volumes.map((volume: string) => volume.split(':')[1]);
  expect(written.filter((folder) => !volumes.includes(folder))).toEqual([]);
});

test('what containers are given is enough for production, without a password, and everything but the site goes by TLS', async () => {
  const text = readFileSync('deploy/container/compose.yaml', 'utf8');
  const compose = parse(text, { merge: true });
  const [, names = ''] = /make-certificates\.sh "\$SECRETS" ([^`]+)`/.exec(text) ?? [];
  const authority = new Authority().make(...names.split(' '));
  await writeFile(path.join(authority.folder, 'data_key'), PRODUCTION.DATA_KEY);
  await writeFile(path.join(authority.folder, 'sms_webhook_url'), PRODUCTION.SMS_WEBHOOK_URL);
  const { secrets } = compose;
  for (const [name, { file }] of Object.entries<{ file: string }>(secrets)) {
    expect(file).toBe(`\${SECRETS:?}/${name}`);
    expect(existsSync(path.join(authority.folder, name))).toBe(true);
  }
  const startWith = (name: string, more: Record<string, string> = {}) => {
    const { environment, secrets: given } = compose.services[name];
    const values = Object.entries({ ...environment, ...valuesWithout(environment) }).map(([key, value]) => {
      const set = `${environment[key]}`;
      for (const [, file] of set.matchAll(/\/run\/secrets\/([\w.]+)/g)) expect(given).toContain(file);
      return [key, set.startsWith('${') ? value : set.replaceAll('/run/secrets', authority.folder)];
    });
    return readConfig({ ...Object.fromEntries(values), DEPLOYMENT: 'production', ...more });
  };
  const server = startWith('server');
  expect(server).toMatchObject({ host: '0.0.0.0', tls: { key: path.join(authority.folder, 'server.key') } });
  const addresses = [server, startWith('migrate')].flatMap(({ api, market }) => {
    const { databaseUrl, databaseOwnerUrl } = api as ApiConfig;
    return [databaseUrl, databaseOwnerUrl, market.redis?.url].filter((address) => address !== undefined);
  });
  expect(addresses.map((address) => new URL(address)).map(({ username, password }) => [username, password])).toEqual([
    ['newactivities_servers', ''],
    ['', ''],
    ['newactivities_servers', ''],
    ['newactivities', ''],
  ]);
  const volumeOf = (name: string) =>
    compose.services[name].volumes.find((each: string) => each.startsWith('site-key:'));
  for (const name of ['site', 'server'])
    expect(path.dirname(compose.services[name].environment.SITE_KEY_FILE)).toBe(volumeOf(name).split(':')[1]);
  const alone = () => startWith('server', { PRIVATE_NETWORK: 'off' });
  expect(alone).toThrow(/^SITE_HOST: is reached without TLS[^\n]*$/);
});

/** What compose gives where nothing is set. */
const valuesWithout = (environment: Record<string, string>) =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, /:-(.*)\}$/.exec(value)?.[1] ?? '']));

test('the edge of containers caches the pages of the release that it was built with', async () => {
  const [, stage = ''] = readFileSync('deploy/container/Dockerfile', 'utf8').split(' AS edge\n');
  const [, command = '', file] = /^RUN (printf .*) > (\S+)$/m.exec(stage) ?? [];
  expect(file).toBe('/etc/nginx/conf.d/newactivities-build.conf');
  const image = await mkdtemp(path.join(os.tmpdir(), 'image-'));
  await mkdir(path.join(image, '.server'));
  await writeFile(path.join(image, '.server/release'), 'f00d-c0ffee');
  const written = execFileSync('sh', ['-c', command], { cwd: image, encoding: 'utf8' });
  await rm(image, { recursive: true });
  const [, directives] = readFileSync('deploy/nginx/newactivities-build.conf', 'utf8').split(/^(?=map)/m);
  expect(written).toBe(directives?.replace('none', 'f00d-c0ffee'));
  const { services } = parse(readFileSync('deploy/container/compose.yaml', 'utf8'), { merge: true });
  expect(services.edge.volumes.filter((volume: string) => volume.includes('build'))).toEqual([]);
});

const isSecret = (name: string) => (SECRETS as readonly string[]).includes(name);

describe('a secret from a file', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'secrets-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function fileOf(name: string, text: string): Promise<string> {
    const file = path.join(folder, name);
    await writeFile(file, text);
    return file;
  }

  test('is read as if it were set, without the line break at its end', async () => {
    const { DATA_KEY, SMS_WEBHOOK_URL, ...rest } = PRODUCTION;
    const config = readConfig({
      ...rest,
      DATA_KEY_FILE: await fileOf('data-key', `${DATA_KEY}\n`),
      SMS_WEBHOOK_URL_FILE: await fileOf('sms', `${SMS_WEBHOOK_URL}\n`),
      DATABASE_URL_FILE: await fileOf('database', 'postgres://app:s3cret@db.example/site?sslmode=verify-full\n'),
    });
    expect(config).toMatchObject({
      api: {
        dataKey: Buffer.from(DATA_KEY, 'base64'),
        databaseUrl: 'postgres://app:s3cret@db.example/site?sslmode=verify-full',
        sms: { webhook: { url: SMS_WEBHOOK_URL } },
      },
    });
  });

  test('that is set twice, missing, empty or wrong is told with the others, and no value is repeated', async () => {
    const start = () => readConfig({ ...PRODUCTION, ...files });
    const files = {
      DATA_KEY_FILE: await fileOf('data-key', 's3cret'),
      DATABASE_URL_FILE: path.join(folder, 'nowhere'),
      REDIS_URL_FILE: await fileOf('redis', '\n'),
      SMS_WEBHOOK_TOKEN_FILE: await fileOf('token', 's3cret'),
    };
    expect(start).toThrow(
      /^DATABASE_URL_FILE: the file cannot be read \(ENOENT\)\nREDIS_URL_FILE: the file is empty\nDATA_KEY: is set by DATA_KEY_FILE as well.*\n/,
    );
    expect(start).not.toThrow(/s3cret/);
  });

  test('never leaves the embedded database in place of one whose address cannot be read', () => {
    expect(() => readConfig({ DATABASE_URL_FILE: path.join(folder, 'nowhere') })).toThrow(/^DATABASE_URL_FILE: /);
    expect(() => readConfig({ ...PRODUCTION, DATABASE_URL: '' })).toThrow(/^DATABASE_URL: is empty/);
    for (const address of [' ', 'postgres://', 'postgres:///', 'localhost:5432/site', 'postgres:site']) {
      expect(() => readConfig({ ...PRODUCTION, DATABASE_URL: address })).toThrow(/^DATABASE_URL: must /);
    }
  });
});

test.each([
  ['SMS_HOURLY_BUGET', 'SMS_HOURLY_BUDGET'],
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['DATAKEY', 'DATA_KEY'],
  ['SOCKETS_PER_ADRESS', 'SOCKETS_PER_ADDRESS'],
  ['DATA_KEY_FIL', 'DATA_KEY_FILE'],
])('%s is told to be %s', (name, meant) => {
  expect(() => readConfig({ [name]: 's3cret' })).toThrow(`${name}: is no setting; ${meant} may be meant`);
  expect(() => readConfig({ [name]: 's3cret' })).not.toThrow(/s3cret/);
});

test('a misspelt setting of the edge is told with its other faults, so that nothing is ordered of another authority', () => {
  const env = { EDGE_HOSTS_URL: 'https://server:9464/hosts', EDGE_ACME_DIRECTROY: 'https://s3cret.example/directory' };
  const sentence = 'EDGE_ACME_DIRECTROY: is no setting; EDGE_ACME_DIRECTORY may be meant';
  expect(() => hostsConfig(env)).toThrow(sentence);
  expect(() => certificatesConfig(env)).toThrow(
    new RegExp(`^${sentence}\nEDGE_ADDRESSES: must .*\nEDGE_ACME_EMAIL: must `),
  );
  expect(() => certificatesConfig(env)).not.toThrow(/s3cret/);
  expect(() => hostsConfig({ EDGE_HOSTS_URL: env.EDGE_HOSTS_URL, EDGE_KEY_FILE: '/k' })).toThrow(
    /^EDGE_CERTIFICATE_FILE: is needed with EDGE_KEY_FILE$/,
  );
  const others = { EDGE_PAGE_LOG: '/x', EDGE_PORT: '8443', EDGE_PLAIN_PORT: '8080', EDGE_LIMITS: 'off' };
  expect(() => hostsConfig({ EDGE_HOSTS_URL: env.EDGE_HOSTS_URL, ...others })).not.toThrow();
});

test('variables of the shell and of other programs are nobody’s misspelling', () => {
  const others = [
    'PATH',
    'HOSTNAME',
    'XDG_DATA_DIRS',
    'PGPORT',
    'OTEL_SERVICE_NAME',
    'REDIS_PORT',
    'NODE_ENV',
    'POSTS',
  ];
  expect(() => readConfig(Object.fromEntries(others.map((name) => [name, 'x'])))).not.toThrow();
});

test('all faults are told at once, in plain sentences', () => {
  const wrong = {
    DEPLOYMENT: 'production',
    PORT: 'http',
    LOG_LEVEL: 'loud',
    SITE_HOST: 'http://site',
    SMS_HOURLY_BUDGET: '0',
    EVENTS_PER_ADDRESS: '1',
    DATA_KEY: 'short',
    QIHU_APP_SECRET: '1',
    REDIS_URL: 'redis',
    CAPTCHA: 'on',
    SMS_HOURLY_BUGET: '1',
  };
  let told = '';
  try {
    readConfig(wrong);
  } catch (error) {
    told = (error as Error).message;
  }
  const lines = told.split('\n');
  const names = lines.map((line) => line.split(':')[0]);
  expect(names.sort()).toEqual(
    'CAPTCHA DATA_KEY EVENTS_PER_ADDRESS LOG_LEVEL PORT REDIS_URL SITE_HOST SITE_KEY_FILE SMS_HOURLY_BUDGET SMS_HOURLY_BUGET SMS_WEBHOOK_URL'.split(
      ' ',
    ),
  );
  expect(lines.filter((line) => !/: (?:must|is) /.test(line))).toEqual([]);
});

test('in production nothing that is public knowledge stands for a secret', () => {
  const config = JSON.stringify(readConfig(PRODUCTION));
  expect(config).not.toMatch(/development-|localhost:3000|stand-in/);
});

describe('an address of the database that names files', () => {
  const authority = new Authority().make('client:servers', 'client:others');
  const [own, others] = ['servers', 'others'].map((name) => authority.of(name));
  const start = (name: string, files: Record<string, string | undefined>) =>
    readConfig({
      ...PRODUCTION,
      DATABASE_URL: 'postgres://servers@db.example/site?sslmode=verify-full',
      [name]: `postgres://servers:s3cret@db.example/site?${new URLSearchParams({ sslmode: 'verify-full', ...files })}`,
    });

  test.each([
    ['sslkey: is needed with sslcert', { sslcert: own?.file }],
    ['sslcert: is needed with sslkey', { sslkey: own?.keyFile }],
    ['sslcert: the file cannot be read (ENOENT)', { sslcert: '/nowhere', sslkey: own?.keyFile }],
    ['sslkey: the file cannot be read (ENOENT)', { sslcert: own?.file, sslkey: '/nowhere' }],
    ['sslcert: cannot be used with the key of sslkey', { sslcert: own?.file, sslkey: others?.keyFile }],
    ['sslrootcert: the file cannot be read (ENOENT)', { sslrootcert: '/nowhere' }],
  ])('stops the start with “%s”', (sentence, files) => {
    for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL']) {
      expect(() => start(name, files)).toThrow(`${name}: ${sentence}`);
      expect(() => start(name, files)).not.toThrow(/s3cret|PRIVATE KEY/);
    }
  });

  test('is taken where they are there', () => {
    const files = { sslcert: own?.file, sslkey: own?.keyFile, sslrootcert: authority.file };
    expect(start('DATABASE_OWNER_URL', files).development).toBe(false);
  });
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
  expect(readConfig({})).toMatchObject({ metrics: undefined, tracing: undefined });
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
  expect(readConfig({ ...collector, METRICS_PORT: '9464' })).toMatchObject({
    metrics: { host: 'localhost', port: 9464 },
    tracing: { headers: undefined },
  });
  expect(readConfig({ ...collector, OTEL_SDK_DISABLED: 'true' }).tracing).toBeUndefined();
});
