import { spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { SETTING_NAMES as BUILD_SETTING_NAMES } from '@/lib/check-settings';
import { certificatesConfig, EDGE_SETTING_NAMES } from '../edge/settings';
import { folderForEachTest } from '../testing/folder-for-each-test';
import { API_SETTING_NAMES } from './read-api-config';
import { readConfig, SETTING_NAMES } from './read-config';

// No container engine runs here: these tests check what the engine would get.
const base = readFileSync('deploy/container/compose.yaml', 'utf8');
const { services, secrets } = parse(base, { merge: true });
const demo = parse(readFileSync('deploy/container/compose.demo.yaml', 'utf8')).services;
const settings: Record<string, string> = Object.fromEntries(
  readFileSync('deploy/container/demo.env', 'utf8')
    .split('\n')
    .filter((line) => /^\w/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);
const folder = folderForEachTest();
const secretsFolder = () => path.join(folder(), 'secrets');

/** Runs the script with a program in place of Docker; returns the arguments that Docker got. */
function start(...args: string[]): string[] {
  const programs = path.join(folder(), 'bin');
  mkdirSync(programs, { recursive: true });
  writeFileSync(path.join(programs, 'docker'), '#!/bin/sh\nprintf "%s\\n" "$@"\n');
  chmodSync(path.join(programs, 'docker'), 0o755);
  const env = { ...process.env, PATH: `${programs}:${process.env.PATH}`, SECRETS: secretsFolder() };
  const { status, stdout, stderr } = spawnSync('deploy/demo.sh', args, { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim().split('\n');
}

const secret = (name: string) => path.join(secretsFolder(), name);

/** The environment of a service as Compose sets it. */
function environmentOf(name: string): Record<string, string> {
  const values = Object.entries<string>(services[name].environment).map(([key, value]) => [
    key,
    value
      .toString()
      .replace(/\$\{(\w+)(?::[-?](.*?))?\}/g, (_, variable, fallback) => settings[variable] || fallback || '')
      .replaceAll('/run/secrets', secretsFolder()),
  ]);
  return { ...Object.fromEntries(values), DEPLOYMENT: 'production' };
}

test('demo.sh starts both compose files, or passes on another command', () => {
  const [compose, ...args] = start();
  expect(compose).toBe('compose');
  expect(args).toEqual(expect.arrayContaining(['--profile=demo', '--env-file=deploy/container/demo.env']));
  expect(args.slice(-2)).toEqual(['up', '--build']);
  expect(start('logs', 'sms').slice(-2)).toEqual(['logs', 'sms']);
});

test('demo.sh makes every secret on the first start, and changes none on the next', () => {
  start();
  const names = Object.keys(secrets);
  const contents = () => names.map((name) => readFileSync(secret(name), 'utf8'));
  const made = contents();
  start();
  expect(contents()).toEqual(made);
  expect(statSync(secretsFolder()).mode & 0o777).toBe(0o700);
  // Containers run as other users.
  for (const name of names) expect([name, statSync(secret(name)).mode & 0o444]).toEqual([name, 0o444]);
  expect(statSync(secret('authority.key')).mode & 0o077).toBe(0);
});

test('its certificates have the names of servers, office and two brands’ hosts, and the edge uses both servers', () => {
  start();
  const read = (name: string) => new X509Certificate(readFileSync(secret(name)));
  for (const name of ['server', 'server-2', 'localhost', 'server.internal'])
    expect(read('server.pem').checkHost(name)).toBe(name);
  for (const host of ['bfzh.localhost', 'iekb.localhost']) expect(read(`hosts/${host}.crt`).checkHost(host)).toBe(host);
  const upstreams = readFileSync(secret('upstream.conf'), 'utf8').match(/^ +server \S+/gm);
  expect(upstreams?.map((line) => line.trim())).toEqual([
    ...['server server:3000', 'server server-2:3000'],
    ...['server server:3000', 'server server-2:3000'],
  ]);
});

test('its settings exist, are all that the compose files require, and suffice for production', () => {
  start();
  const known = [...SETTING_NAMES, ...API_SETTING_NAMES, ...EDGE_SETTING_NAMES, ...BUILD_SETTING_NAMES];
  expect(Object.keys(settings).filter((name) => !known.includes(name))).toEqual([]);
  const required = [...base.matchAll(/\$\{(\w+):\?\}/g)].map(([, name = '']) => name);
  expect(required.filter((name) => name !== 'SECRETS' && !settings[name])).toEqual([]);

  const [first, second] = ['server', 'server-2'].map((name) => readConfig(environmentOf(name)));
  expect(first).toMatchObject({
    siteOrigin: 'http://site:3001',
    office: { port: 3002, origin: 'https://localhost:3002' },
  });
  expect(second).toMatchObject({ siteOrigin: 'http://site-2:3001', office: undefined });
  const { NODE_EXTRA_CA_CERTS, ...edge } = environmentOf('edge');
  expect(certificatesConfig(edge).EDGE_HOSTS_URL).toEqual(['https://server:9464/hosts', 'https://server-2:9464/hosts']);
});

test('every service but the migration has a health check, and only edge and office have the documented ports', () => {
  const all = { ...services, sms: demo.sms };
  const unchecked = Object.keys(all).filter((name) => !all[name].healthcheck);
  expect(unchecked).toEqual(['migrate']);
  const ports = [...Object.values<{ ports?: string[] }>(services), ...Object.values<{ ports?: string[] }>(demo)];
  expect(ports.flatMap(({ ports = [] }) => ports)).toEqual(['80:80', '443:443', '127.0.0.1:3002:3002']);
  const document = readFileSync('deploy/README.md', 'utf8');
  for (const address of ['https://bfzh.localhost/', 'https://iekb.localhost/', settings.OFFICE_ORIGIN])
    expect(document).toContain(`\`${address}`);
});
