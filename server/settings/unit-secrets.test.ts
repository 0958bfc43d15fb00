import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { EDGE_SETTING_NAMES } from '../edge/settings';
import { fileSettingOf, SECRETS } from '../platform/settings/secret-files';
import { folderForEachTest } from '../testing/folder-for-each-test';
import { API_SETTING_NAMES } from './read-api-config';
import { readConfig, SETTING_NAMES } from './read-config';

const UNITS = 'deploy/systemd';
const STORE = '/etc/newactivities/credentials';
/** Other variables that Node, Next and the operator's command line read. */
const NODE_SETTINGS = ['NODE_ENV', 'NODE_EXTRA_CA_CERTS', 'NEXT_TELEMETRY_DISABLED'];

const read = (name: string) => readFileSync(path.join(UNITS, name), 'utf8');
const files = readdirSync(UNITS);
const units = files.filter((name) => /\.(?:service|conf)$/.test(name) && /^\[Service\]$/m.test(read(name)));
const examples = files.filter((name) => name.endsWith('.env.example'));

/** The values of all lines with this name in a unit. */
const saidBy = (unit: string, name: string) =>
  [...read(unit).matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

/** The settings in a unit's own Environment lines. */
const givenBy = (unit: string): Record<string, string> =>
  Object.fromEntries(
    saidBy(unit, 'Environment')
      .flatMap((line) => line.split(' '))
      .map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)]),
  );

/** The settings of an example, including commented-out ones. */
const namesIn = (example: string) => [...read(example).matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name);

const loadedBy = (unit: string) => saidBy(unit, 'LoadCredentialEncrypted').map((line) => line.split(':')[0] ?? '');
const nameOf = (secret: string) => secret.toLowerCase();

test('units and examples name only existing settings', () => {
  const known = new Set<string>([
    ...[...SETTING_NAMES, ...API_SETTING_NAMES, ...EDGE_SETTING_NAMES, ...SECRETS, ...NODE_SETTINGS],
    ...SECRETS.map(fileSettingOf),
  ]);
  const named = [
    ...units.flatMap((unit) => Object.keys(givenBy(unit))),
    ...units.flatMap((unit) => saidBy(unit, 'UnsetEnvironment').flatMap((line) => line.split(' '))),
    ...examples.flatMap(namesIn),
  ];
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('units get secrets only as encrypted credentials of the same name', () => {
  const all = new Set<string>([...SECRETS, ...SECRETS.map(fileSettingOf)]);
  expect(examples.flatMap(namesIn).filter((name) => all.has(name))).toEqual([]);
  for (const unit of units) {
    const secrets = Object.entries(givenBy(unit)).filter(([name]) => all.has(name));
    for (const [name, value] of secrets) expect(`${name}=${value}`).toBe(`${name}=%d/${nameOf(name.slice(0, -5))}`);
    // The site reads its only credential in ExecStart.
    const loaded = loadedBy(unit).filter((name) => !saidBy(unit, 'ExecStart').join().includes(`DIRECTORY/${name}"`));
    expect([unit, ...loaded]).toEqual([unit, ...secrets.map(([, value]) => value.slice(3))]);
    for (const line of saidBy(unit, 'LoadCredentialEncrypted')) {
      const [name = '', file] = line.split(':');
      expect(file).toBe(`${STORE}/${name}`);
    }
    for (const other of ['LoadCredential', 'SetCredential', 'SetCredentialEncrypted'])
      expect(saidBy(unit, other)).toEqual([]);
  }
});

test('the server’s units load every secret except the owner’s address, which only operators load beside the same', () => {
  const server = ['newactivities-server.service', 'newactivities-optional-secrets.conf'].flatMap(loadedBy);
  const servers = SECRETS.filter((name) => name !== 'DATABASE_OWNER_URL').map(nameOf);
  expect(server.sort()).toEqual(servers.sort());
  expect(loadedBy('newactivities-operations.conf')).toEqual(loadedBy('newactivities-server.service'));
  expect(loadedBy('newactivities-operations-owner.conf')).toEqual([nameOf('DATABASE_OWNER_URL')]);
  expect(units.filter((unit) => unit.includes('-edge-')).flatMap(loadedBy)).toEqual([]);
});

test('each kind of service runs as its own user, which cannot read the others’ secrets', () => {
  const users = units.flatMap((unit) => saidBy(unit, 'User'));
  expect(users.length).toBeGreaterThan(2);
  expect(new Set(users).size).toBe(users.length);
});

test('containers have a file for each optional secret', () => {
  const { services, secrets } = parse(readFileSync('deploy/container/compose.optional-secrets.yaml', 'utf8'));
  const given = Object.entries<string>(services.server.environment);
  for (const [name, file] of given) {
    const secret = path.basename(file);
    expect(name).toBe(fileSettingOf(secret.toUpperCase()));
    expect(SECRETS).toContain(secret.toUpperCase());
    expect(services.server.secrets).toContain(secret);
    expect(secrets[secret].file).toMatch(new RegExp(`/${secret}$`));
  }
  expect(given).toHaveLength(Object.keys(secrets).length);
});

describe('on a machine', () => {
  const folder = folderForEachTest();

  test.each([['newactivities-server.service'], ['newactivities-operations.conf']])(
    '%s and the example settings suffice for production',
    (unit) => {
      const values: Record<string, string> = {
        data_key: Buffer.alloc(32, 1).toString('base64'),
        database_url: 'postgres://servers:of-tests@database.internal/newactivities?sslmode=verify-full',
        redis_url: 'rediss://:of-tests@redis.internal:6379',
        sms_webhook_url: 'https://sms.example/send',
        sms_webhook_token: 'of-tests',
      };
      for (const name of loadedBy(unit)) writeFileSync(path.join(folder(), name), values[name] ?? '');
      const example = read('newactivities.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm);
      const settings = Object.fromEntries([...example].map(([, name, value]) => [name, value]));
      const given = Object.entries(givenBy(unit)).map(([name, value]) => [name, value.replace('%d', folder())]);
      expect(readConfig({ ...settings, ...Object.fromEntries(given) })).toMatchObject({
        development: false,
        api: { databaseUrl: values.database_url },
      });
    },
  );

  const run = (script: string, args: string[], { input = '', env = {} } = {}) =>
    spawnSync(path.join('deploy', script), args, { input, encoding: 'utf8', env: { ...process.env, ...env } });

  // Fails where there is no systemd, or only root can use its TPM2.
  const probe = spawnSync('systemd-creds', ['encrypt', '--name=a', '-', '-'], {
    input: 'a',
    env: { ...process.env, SYSTEMD_CREDENTIAL_SECRET: path.join(os.tmpdir(), `host-key-${process.pid}`) },
  });
  rmSync(path.join(os.tmpdir(), `host-key-${process.pid}`), { force: true });

  (probe.status === 0 ? test : test.skip)(
    'secrets.sh generates, encrypts, shows and removes secrets, each bound to its name',
    () => {
      const store = path.join(folder(), 'etc/credentials');
      const env = { CREDENTIALS: store, SYSTEMD_CREDENTIAL_SECRET: path.join(folder(), 'host-key') };
      const secrets = (...args: string[]) => run('secrets.sh', args, { env });
      expect(run('secrets.sh', ['set', 'redis_url'], { env, input: 'rediss://:s3cret@r\n' }).status).toBe(0);
      expect(secrets('show', 'redis_url').stdout).toBe('rediss://:s3cret@r');
      const file = path.join(store, 'redis_url');
      expect(readFileSync(file, 'utf8')).not.toContain('s3cret');
      expect(Buffer.from(readFileSync(file, 'utf8'), 'base64').toString('latin1')).not.toContain('s3cret');
      expect([statSync(store).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600]);

      expect(secrets('make', 'data_key').status).toBe(0);
      const key = secrets('show', 'data_key').stdout;
      expect(Buffer.from(key, 'base64')).toHaveLength(32);
      expect(secrets('make', 'data_key')).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('exists already'),
      });
      expect(secrets('show', 'data_key').stdout).toBe(key);
      expect(secrets('list').stdout).toBe('data_key\nredis_url\n');

      writeFileSync(file, readFileSync(path.join(store, 'data_key')));
      expect(secrets('show', 'redis_url')).toMatchObject({ stdout: '', status: 1 });
      for (const args of [
        ['set', 'empty'],
        ['set', '../outside'],
        ['show', ''],
        ['burn', 'data_key'],
      ]) {
        expect(secrets(...args).status).toBe(1);
      }
      expect(secrets('remove', 'data_key').status).toBe(0);
      expect(readdirSync(store)).toEqual(['redis_url']);
    },
  );

  test('operations.sh passes commands on unchanged, and gives the owner’s address only to those that need it', () => {
    const programs = path.join(folder(), 'bin');
    mkdirSync(programs);
    writeFileSync(path.join(programs, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
    const env = { PATH: `${programs}:${process.env.PATH}`, SUDO_USER: 'li' };
    const started = (...args: string[]) => run('operations.sh', args, { env }).stdout.split('\n');
    const stop = started('stop-all', '--reason=at $5 of $HOME, 100%', '');
    expect(stop.slice(stop.indexOf('/usr/bin/node'), -1)).toEqual([
      ...['/usr/bin/node', '.server/operations.mjs'],
      // systemd replaces two dollar signs by one.
      ...['stop-all', '--reason=at $$5 of $$HOME, 100%', ''],
    ]);
    expect(stop).toContain(`--working-directory=${process.cwd()}`);
    expect(stop).toContain('--setenv=OPERATOR_SESSION=/var/lib/newactivities-operations/li');
    expect(stop).toContainEqual(expect.stringMatching(/^--unit=newactivities-operations-\d+$/));
    for (const command of ['backup', 'migrate', 'restore', 'rotate-lookup-key']) {
      expect(started(command)).toContainEqual(expect.stringMatching(/^--unit=newactivities-operations-owner-\d+$/));
    }
  });
});
