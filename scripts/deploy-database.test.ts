import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const { bootstrap, restapi } = parse(readFileSync('deploy/database/patroni.yml', 'utf8'));
const { dcs } = bootstrap;

test('a primary that cannot reach etcd stops accepting writes before a standby may take over', () => {
  expect(dcs.ttl).toBeGreaterThanOrEqual(dcs.loop_wait + 2 * dcs.retry_timeout);
});

test('a commit is acknowledged only once a second machine has it', () => {
  expect(dcs).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: true });
});

test('only a database machine may hand over', () => {
  expect(restapi.allowlist_include_members).toBe(true);
});
