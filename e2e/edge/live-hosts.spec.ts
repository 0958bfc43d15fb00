import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'playwright/test';
import { siteUrl } from '@/lib/site';
import { HostTable } from '@/server/domain/hosts/host-table';
import { renewHosts } from '@/server/edge/renew-hosts';
import { hostsConfig } from '@/server/edge/settings';
import { listen } from '@/server/testing/listen';
import { type SmallServer, startSmallServer } from '@/server/testing/small-server';
import { ask } from '../support/client';
import { PATIENCE } from '../support/product';
import { type Edge, isFromCache, needsNginx, startEdge } from './edge';

needsNginx();
test.setTimeout(2 * PATIENCE);
test.describe.configure({ mode: 'serial' });

const PAGE = siteUrl('/clause/disclaimer');

/** Each test uses its own host, because cached answers outlive a test. */
let host: string;
let hosts = 0;
const newHost = () => {
  hosts += 1;
  host = `ad${hosts}.gold-new.example`;
};
test.beforeEach(newHost);

/** The states to which operators may have brought the host. */
const TABLES: readonly (() => HostTable)[] = [
  () => new HostTable(),
  () => new HostTable(1, { [host]: { host, appCode: 'bfzh' } }),
  () => new HostTable(2, { [host]: { host, appCode: 'jfjy' } }),
  () => new HostTable(3, { [host]: null }),
  () => new HostTable(4, { '*.gold-new.example': { host: '*.gold-new.example', appCode: 'iekb' } }),
];
const SHOWN = ['421', 'bfzh', 'jfjy', '410', 'iekb'];

let servers: SmallServer[];
let edge: Edge;
const config = (urls: readonly string[]) =>
  hostsConfig({
    EDGE_HOSTS_URL: urls.join(','),
    EDGE_NGINX_FOLDER: edge.folder,
    EDGE_STATE_DIR: join(edge.folder, 'state'),
    EDGE_METRICS_DIR: join(edge.folder, 'metrics'),
  });
const know = (server: number, table: number) => servers[server]?.know(TABLES[table]?.() ?? new HostTable());
const both = (table: number) => {
  for (const server of servers.keys()) know(server, table);
};
const learnFrom = async (server: number) => {
  if (await renewHosts(config([servers[server]?.hostsUrl ?? '']))) await edge.reloaded();
};

test.beforeAll(async () => {
  servers = [await startSmallServer(), await startSmallServer()];
  edge = await startEdge(servers.map(({ port }) => port));
});
test.afterAll(async () => {
  await edge?.close();
  await Promise.all((servers ?? []).map((server) => server.close()));
});

/** The brand that a host shows at the edge, or the status of its error; and whether the answer came from a cache. */
async function seen(): Promise<{ shown: string; cached: boolean }> {
  const { status, text, headers } = await ask({ path: PAGE, host, port: edge.port });
  const brand = /--brand:([^~]*)~/.exec(text)?.[1];
  return { shown: brand ?? String(status), cached: isFromCache({ headers }) };
}

type Step = { what: 'know'; server: number; table: number } | { what: 'learn'; server: number } | { what: 'ask' };

const knows = (server: number, table: number): Step => ({ what: 'know', server, table });
const learns = (server: number): Step => ({ what: 'learn', server });
const ASKS: Step = { what: 'ask' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(fc.nat(1), fc.nat(TABLES.length - 1)).map(([server, table]) => knows(server, table)),
  fc.nat(1).map(learns),
  fc.constant(ASKS),
);

test('never shows another brand from a cache, in any order in which servers and edge learn of a change', async () => {
  let cachedPages = 0;
  const run = async (steps: readonly Step[], last: number) => {
    newHost();
    for (const one of steps) {
      if (one.what === 'know') know(one.server, one.table);
      else if (one.what === 'learn') await learnFrom(one.server);
      else for (const _server of servers) await seen();
    }
    both(last);
    await learnFrom(0);
    for (const _time of [1, 2, 3]) {
      const { shown, cached } = await seen();
      expect(shown).toBe(SHOWN[last]);
      if (cached) cachedPages += 1;
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 8 }), fc.nat(TABLES.length - 1), run), {
    seed: 1,
    numRuns: 25,
    examples: [
      // The edge knows the new brand before one of the servers does.
      [[knows(0, 1), knows(1, 2), learns(0), ASKS], 1],
      // The edge knows the old brand, the servers learn the new one and return to the old one.
      [[knows(0, 1), learns(0), knows(0, 2), knows(1, 2), ASKS], 1],
      // The old brand is cached when the new one arrives.
      [[knows(0, 1), knows(1, 1), learns(0), ASKS], 2],
    ],
  });
  expect(cachedPages).toBeGreaterThan(0);
});

test('caches a host once the edge knows it, and rejects it before and after as the servers do', async () => {
  both(0);
  await learnFrom(0);
  expect(await seen()).toEqual({ shown: '421', cached: false });
  both(1);
  expect(await seen()).toEqual({ shown: 'bfzh', cached: false });
  await learnFrom(1);
  await seen();
  expect(await seen()).toEqual({ shown: 'bfzh', cached: true });
  both(3);
  await learnFrom(0);
  expect(await seen()).toEqual({ shown: '410', cached: false });
  const picture = { path: siteUrl('/brands/bfzh/app.svg'), port: edge.port };
  expect((await ask({ ...picture, host: 'bfzh.localhost' })).status).toBe(200);
  expect((await ask({ ...picture, host })).status).toBe(410);
});

test.describe('with an invalid host list', () => {
  let stub: Server;
  let answer: RequestListener;
  let url: string;
  test.beforeAll(async () => {
    stub = createServer((request, response) => answer(request, response));
    url = `${await listen(stub)}/hosts`;
  });
  test.beforeEach(async () => {
    both(1);
    await learnFrom(0);
  });
  test.afterAll(() => stub?.close());

  test('keeps the last good list and asks the next server', async () => {
    answer = (_request, response) => response.writeHead(200, { etag: '"x"' }).end('{"hosts":"all"}');
    const before = await readFile(join(edge.folder, 'live/hosts.conf'), 'utf8');
    await expect(renewHosts(config([url]))).rejects.toThrow(url);
    expect(await readFile(join(edge.folder, 'live/hosts.conf'), 'utf8')).toBe(before);
    expect((await seen()).shown).toBe('bfzh');
    expect(await renewHosts(config([url, servers[0]?.hostsUrl ?? '']))).toBe(false);
  });

  test('restores the previous files when nginx rejects the new ones', async () => {
    const broken = join(edge.folder, 'live/servers.conf');
    const before = await readFile(join(edge.folder, 'live/hosts.conf'), 'utf8');
    await writeFile(broken, 'not a directive;');
    both(2);
    await expect(learnFrom(0)).rejects.toThrow('nginx rejects hosts.conf');
    expect(await readFile(join(edge.folder, 'live/hosts.conf'), 'utf8')).toBe(before);
    await writeFile(broken, '');
    await learnFrom(0);
    await seen();
    expect(await seen()).toEqual({ shown: 'jfjy', cached: true });
  });

  test('sends the ETag of the last list, and does not reload nginx after a 304', async () => {
    const tags: unknown[] = [];
    const { etag } = JSON.parse(await readFile(join(edge.folder, 'state/hosts.json'), 'utf8'));
    answer = (request, response) => {
      tags.push(request.headers['if-none-match']);
      response.writeHead(304).end();
    };
    expect(await renewHosts(config([url]))).toBe(false);
    expect(tags).toEqual([etag]);
    const read = await readFile(join(edge.folder, 'metrics/newactivities-edge-hosts.prom'), 'utf8');
    expect(read).toMatch(/^newactivities_edge_hosts_read_timestamp_seconds \d+/m);
  });
});
