import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@redis/client';
import { build } from 'esbuild';
import { SERVER_BUNDLE } from '@/scripts/lib/build.mjs';
import { Authority } from '../../../testing/authority';
import type { Certificate } from '../../../testing/certificate';
import { BUNDLES } from '../../../testing/processes';
import { waitUntil } from '../testing/wait-until';
import { findRedis, TestRedis } from './testing/test-redis';

// A generous limit for slow machines; the tests do not wait for it.
const own = new Authority().make('localhost', 'client:newactivities_servers');
const strangers = new Authority().make('client:newactivities_servers');
const program = findRedis();

(program ? describe : describe.skip)('a Redis that authenticates clients by certificates', () => {
  let redis: TestRedis;
  let server: ChildProcess | undefined;
  beforeAll(async () => {
    redis = await TestRedis.start(program ?? '', own.of('localhost'), own.file);
    await build({
      ...SERVER_BUNDLE,
      entryPoints: { 'open-market': 'server/domain/market/open-market.ts' },
      outdir: BUNDLES,
    });
  });
  afterEach(() => server?.kill('SIGKILL'));
  afterAll(() => redis.kill());

  /**
   * Starts a server in a process of its own, because Node reads trusted authorities at its start; returns its output.
   */
  function share(certificate?: { certificate: string; key: string }): () => string {
    const market = { feed: { kind: 'simulator' }, redis: { url: redis.url, certificate } };
    const script = `
      const { openMarket } = await import('${pathToFileURL(path.join(BUNDLES, 'open-market.mjs')).href}');
      const feed = await openMarket(${JSON.stringify(market)});
      await feed.start(() => {});
      setInterval(() => console.log(feed.role), 50);
    `;
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: own.file };
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { env });
    server = child;
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    return () => said;
  }
  const filesOf = ({ file, keyFile }: Certificate) => ({ certificate: file, key: keyFile });

  test('shares quotes with a client certificate of its authority, without a password', async () => {
    const said = share(filesOf(own.of('newactivities_servers')));
    await waitUntil(() => said().includes('leads'));
    expect(said()).not.toContain('cannot be used');
  });

  test('rejects every other command', async () => {
    const { certificate: cert, key } = own.of('newactivities_servers');
    const ca = readFileSync(own.file);
    const client = createClient({ url: redis.url, socket: { tls: true, ca, cert, key } });
    await client.connect();
    const others = [
      ['FLUSHALL'],
      ['CONFIG', 'GET', '*'],
      ['CLIENT', 'LIST'],
      ['GET', 'others'],
      ['APPEND', '{quotes}:number', '1'],
    ];
    for (const command of others) await expect(client.sendCommand(command)).rejects.toThrow(/^NOPERM/);
    await expect(client.publish('others', '')).rejects.toThrow(/^NOPERM/);
    client.destroy();
  });

  test.each([
    ['none', undefined],
    ['a host’s', own.of('localhost')],
    ['one of another authority', strangers.of('newactivities_servers')],
  ])('shares nothing with a client that presents %s', async (_, shown) => {
    const said = share(shown && filesOf(shown));
    await waitUntil(() => said().includes('alone'));
    expect(said()).toContain('Quotes are not shared because Redis cannot be used');
    expect(said()).not.toContain('leads');
  });

  test('accepts a certificate that replaced another one while the server runs', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'replaced-'));
    const shown = { certificate: path.join(folder, 'client.pem'), key: path.join(folder, 'client.key') };
    const lay = ({ file, keyFile }: Certificate) => {
      copyFileSync(keyFile, shown.key);
      copyFileSync(file, shown.certificate);
    };
    lay(strangers.of('newactivities_servers'));
    const said = share(shown);
    await waitUntil(() => said().includes('alone'));
    lay(own.of('newactivities_servers'));
    await waitUntil(() => said().includes('leads'));
  });
});
