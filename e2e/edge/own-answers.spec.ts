import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { CALLS } from '@/lib/contract';
import { layOutEdge } from '@/scripts/edge/local-edge.mjs';
import { freePort } from '@/scripts/lib/ports.mjs';
import { ask, askRaw } from '../support/client';
import { needsNginx, startNginx } from './edge';

needsNginx();
/** The largest body of an activity call, in bytes. */
const ACTIVITY_BODY = 4 * 1024;

// In one worker, and so behind one edge.
test.describe.configure({ mode: 'default' });

let stop: (() => void) | undefined;
/** Ports of the edge, and of the server that redirects plain HTTP to it. */
let port: number;
let leadingOn: number;

test.beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-answers-'));
  const nobody = await freePort();
  [port, leadingOn] = [await freePort(), await freePort()];
  layOutEdge({
    folder,
    port: await freePort(),
    plainPort: port,
    activityPort: await freePort(),
    leadingPort: leadingOn,
    frontServers: [nobody],
    build: 'of-tests',
    limits: true,
  });
  // Makes the edge answer as it does over TLS, which these tests' requests do not use.
  const local = readFileSync(join(folder, 'nginx.conf'), 'utf8').replace(
    'map $https $edge_transport {\n    default "";',
    'map $https $edge_transport {\n    "" "of tests";',
  );
  writeFileSync(join(folder, 'nginx.conf'), local);
  stop = await startNginx(folder, port, 503);
});

test.afterAll(() => stop?.());

test('sends a strict policy and HSTS with every answer that it makes itself', async () => {
  const answers: Record<string, string[]> = {
    '503': ['GET /newactivities/guessing HTTP/1.1', 'Host: bfzh.localhost', 'Connection: close'],
    '400': ['GET / HTTP/1.1', 'Host: bfzh.localhost', 'Host: jfjy.localhost', 'Connection: close'],
    '405': ['TRACE / HTTP/1.1', 'Host: bfzh.localhost', 'Connection: close'],
    '501': ['GET / HTTP/1.1', 'Host: bfzh.localhost', 'Transfer-Encoding: unknown', 'Connection: close'],
    '505': ['GET / HTTP/3.0', 'Host: bfzh.localhost', 'Connection: close'],
    '413': ['POST /apis/zk/login HTTP/1.1', 'Host: bfzh.localhost', 'Content-Length: 2000000', 'Connection: close'],
    '414': [`GET /${'a'.repeat(70_000)} HTTP/1.1`, 'Host: bfzh.localhost', 'Connection: close'],
  };
  for (const [status, lines] of Object.entries(answers)) {
    const answer = await askRaw(lines, port);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer, status).toMatch(/\r\nContent-Security-Policy: default-src 'none'; .*frame-ancestors 'none'\r\n/);
    expect(answer, status).toContain('\r\nX-Content-Type-Options: nosniff\r\n');
    expect(answer, status).toContain('\r\nStrict-Transport-Security: of tests\r\n');
    expect(/\r\nRetry-After: [2-9]\r\n/.test(answer), status).toBe(status === '503');
  }
});

test('rejects an activity call with a larger body than any needs, and disconnects one whose body does not arrive before other calls', async () => {
  const askFor = (bytes: number, path: string = CALLS.activityAct.path) =>
    askRaw([`POST ${path} HTTP/1.1`, 'Host: bfzh.localhost', `Content-Length: ${bytes}`, 'Connection: close'], port);
  expect(await askFor(ACTIVITY_BODY + 1)).toContain('HTTP/1.1 413 ');
  const other = askFor(ACTIVITY_BODY, '/apis/zk/login').then(() => 'the other call');
  expect(await Promise.race([askFor(ACTIVITY_BODY), other])).toBe('');
});

test('redirects a page without TLS to https, and rejects a call', async () => {
  const page = await ask({ path: '/newactivities/guessing?v=XY_7', host: 'bfzh.localhost', port: leadingOn });
  expect([page.status, page.headers.location]).toEqual([308, 'https://bfzh.localhost/newactivities/guessing?v=XY_7']);
  for (const path of ['/apis/zk/login', '/crm/maidian/scada/collect', '/uploadWebConvert', '/socket/quote']) {
    const call = await ask({ path, method: 'POST', port: leadingOn });
    expect([call.status, call.headers.location], path).toEqual([403, undefined]);
  }
});

test('does not redirect an unknown host without TLS', async () => {
  const unknown = await ask({ path: '/newactivities/guessing', host: 'nobody.example', port: leadingOn });
  expect([unknown.status, unknown.headers.location]).toEqual([421, undefined]);
  expect(unknown.text).toContain('无法通过这个网址访问');
});
