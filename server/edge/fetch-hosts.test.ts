import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { SERVER_BUNDLE } from '@/scripts/lib/build.mjs';
import { HostTable } from '../domain/hosts/host-table';
import { openMetrics } from '../observability/metrics/open-metrics';
import { Tls } from '../platform/http/tls';
import { Authority } from '../testing/authority';
import type { Certificate } from '../testing/certificate';
import { listen } from '../testing/listen';
import { BUNDLES } from '../testing/processes';
import { fetchHosts } from './fetch-hosts';

// Generous for busy machines; no test waits this long.
const own = new Authority().make('localhost', 'client:newactivities_edge', 'client:prometheus');
const strangers = new Authority().make('client:newactivities_edge');

describe('a host list restricted to clients of one authority', () => {
  let metrics: Awaited<ReturnType<typeof openMetrics>>;
  let look: () => void;
  beforeAll(async () => {
    const { file: certificate, keyFile: key } = own.of('localhost');
    const tls = new Tls({ certificate, key, clients: own.file });
    metrics = await openMetrics({ host: '127.0.0.1', port: 0 }, tls);
    jest.spyOn(global, 'setInterval').mockImplementationOnce((round) => {
      look = round as () => void;
      return setTimeout(() => {}, 0);
    });
    tls.follow([metrics.server as never], () => {});
    metrics.hosts({ current: () => new HostTable() } as never);
    await build({
      ...SERVER_BUNDLE,
      entryPoints: { 'fetch-hosts': 'server/edge/fetch-hosts.ts' },
      outdir: BUNDLES,
    });
  });
  afterAll(() => metrics.close());

  /**
   * Fetches the list in a separate process, because Node reads its trusted authorities at startup. Returns the number
   * of hosts.
   */
  async function ask(shown?: Certificate): Promise<number> {
    const { port } = metrics.server.address() as AddressInfo;
    const certificate = shown && { cert: shown.certificate, key: shown.key };
    const script = `
      const { fetchHosts } = await import('${pathToFileURL(path.join(BUNDLES, 'fetch-hosts.mjs')).href}');
      const { list } = await fetchHosts(['https://localhost:${port}/hosts'], undefined, ${JSON.stringify(certificate)});
      console.log(list.hosts.length);
    `;
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: own.file };
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { env });
    return Number(stdout);
  }

  test('is served to the edge', async () => {
    expect(await ask(own.of('newactivities_edge'))).toBeGreaterThan(0);
  });

  test.each([
    ['none', undefined],
    ['a host’s', own.of('localhost')],
    ['from a foreign authority', strangers.of('newactivities_edge')],
  ])(
    'is refused to a client whose certificate is %s, also after the server changes its own certificate',
    async (_, shown) => {
      await expect(ask(shown)).rejects.toThrow(/EdgeError: https:\/\/localhost/);
      own.make('localhost');
      look();
      await expect(ask(shown)).rejects.toThrow(/EdgeError: https:\/\/localhost/);
      expect(await ask(own.of('newactivities_edge'))).toBeGreaterThan(0);
    },
  );
});

test.each([
  ['before it responds', false],
  ['in the middle of its response', true],
])('times out a server that stops sending %s, and asks the next one', async (_, begins) => {
  const over = new AbortController();
  const ofNext = new AbortController();
  const patience = jest
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValueOnce(over.signal)
    .mockReturnValueOnce(ofNext.signal);
  const silent = createServer((request, response) => {
    if (request.url === '/next') response.writeHead(503).end();
    else if (begins) response.writeHead(200, { etag: '"x"' }).write('{', () => over.abort());
    else over.abort();
  });
  const url = await listen(silent);
  await expect(fetchHosts([`${url}/hosts`, `${url}/next`], undefined)).rejects.toThrow(
    `${url}/hosts: does not respond in time; ${url}/next: returns status 503`,
  );
  expect(patience).toHaveBeenCalledWith(5_000);
  silent.closeAllConnections();
  silent.close();
});

test.each([
  ['text that is not JSON', '<html>', 'its list is invalid: '],
  ['JSON that is not a host list', '{"hosts":"all"}', 'its list is invalid: hosts: '],
  ['a list that is too long', `{"hosts":[],"x":"${'x'.repeat(3_000_000)}"}`, 'its list is too long'],
])('rejects %s', async (_, body, reason) => {
  const server = createServer((_request, response) => response.writeHead(200, { etag: '"x"' }).end(body));
  await expect(fetchHosts([await listen(server)], undefined)).rejects.toThrow(reason);
  server.closeAllConnections();
  server.close();
});
