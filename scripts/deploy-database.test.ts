import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(`deploy/database/${file}`, 'utf8');
const { bootstrap, etcd, postgresql, restapi } = parse(read('patroni.yml'));
const { dcs } = bootstrap;

test('a primary that cannot reach etcd stops accepting writes before a standby may take over', () => {
  expect(dcs.ttl).toBeGreaterThanOrEqual(dcs.loop_wait + 2 * dcs.retry_timeout);
});

test('a commit is acknowledged only once a second machine has it', () => {
  expect(dcs).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: true });
});

test('only a database machine with its certificate may hand over', () => {
  expect(restapi).toMatchObject({ allowlist_include_members: true, verify_client: 'optional' });
});

test('PostgreSQL accepts connections from other machines only by TLS and with a password', () => {
  const lines: string[] = postgresql.pg_hba;
  const remote = lines.filter((line) => !line.startsWith('local '));
  expect(remote).not.toEqual([]);
  for (const line of remote) expect(line).toMatch(/^hostssl .* scram-sha-256$/);
  const { replication, rewind } = postgresql.authentication;
  expect([replication.sslmode, rewind.sslmode]).toEqual(['verify-full', 'verify-full']);
});

test('etcd accepts only clients and peers with a certificate of a database machine', () => {
  const settings = read('etcd.env');
  for (const name of ['CLIENT_CERT_AUTH', 'PEER_CLIENT_CERT_AUTH']) expect(settings).toContain(`\nETCD_${name}=true\n`);
  for (const name of ['CLIENT_CERT_ALLOWED_HOSTNAME', 'PEER_CERT_ALLOWED_HOSTNAME'])
    expect(settings).toContain(`\nETCD_${name}=postgres.internal\n`);
  expect(settings).not.toContain('http://');
  expect(etcd.protocol).toBe('https');
});

test('Redis and Sentinel use only TLS, and without a password Redis shows nothing but its role', () => {
  for (const file of ['redis.conf', 'sentinel.conf']) expect(read(file)).toMatch(/^port 0\ntls-port \d+$/m);
  const [first, ...others] = [...read('redis.conf').matchAll(/^user (.*)$/gm)].map(([, user]) => user);
  expect(first).toBe('default on nopass resetkeys resetchannels -@all +ping +role');
  for (const user of others) expect(user).toMatch(/^\w+ on >@[\w-]+@ .* -@all /);
});

test('the guide makes every password of the files', () => {
  const named = ['patroni-env.conf', 'redis.conf', 'sentinel.conf'].flatMap((file) =>
    [...read(file).matchAll(/@([\w-]+)@/g)].map(([, name = '']) => name),
  );
  const [, made = ''] = /^for name in ([\w -]+); do/m.exec(readFileSync('docs/failover.md', 'utf8')) ?? [];
  expect(new Set(named)).toEqual(new Set([...made.split(' '), 'name']));
});
