import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { freePort } from '@/scripts/lib/ports.mjs';
import { ask } from '../support/client';
import { needsNginx, startNginx } from './edge';

needsNginx();

const CONFIG = readFileSync('deploy/nginx/newactivities.conf', 'utf8');

let stop: (() => void) | undefined;
let port: number;

test.beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'visitor-'));
  port = await freePort();
  // The edge's own rule for what counts as one visitor, with a header that sets the test's address.
  const [visitor] = /^map \$binary_remote_addr [\s\S]*?^}$/m.exec(CONFIG) ?? [''];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}
    http {
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      ${visitor}
      limit_req_zone $edge_visitor zone=visitors:1m rate=1r/m;
      server {
        listen 127.0.0.1:${port};
        set_real_ip_from 127.0.0.1;
        real_ip_header X-Real-IP;
        location = / { return 200; }
        location = /once { limit_req zone=visitors; limit_req_status 429; try_files /none =204; }
      }
    }`,
  );
  stop = await startNginx(folder, port, 200);
});

test.afterAll(() => stop?.());

test('limits an IPv6 network as one visitor, and each IPv4 address separately', async () => {
  const from = async (address: string) =>
    (await ask({ path: '/once', port, headers: { 'x-real-ip': address } })).status;
  expect(await from('2001:db8::1')).toBe(204);
  expect(await from('2001:db8::2')).toBe(429);
  expect(await from('2001:db8:0:0:ffff::3')).toBe(429);
  expect(await from('2001:db8:0:1::1')).toBe(204);
  expect(await from('198.51.100.7')).toBe(204);
  expect(await from('198.51.100.8')).toBe(204);
  expect(await from('198.51.100.7')).toBe(429);
});
