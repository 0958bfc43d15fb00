import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { SERVER_BUNDLE } from '@/scripts/lib/build.mjs';
import { makeCertificate } from '../../../testing/certificate';
import { BUNDLES } from '../../../testing/processes';
import { findRedis, TestRedis } from './testing/test-redis';

const own = makeCertificate('localhost');
const strangers = makeCertificate('localhost');
const program = findRedis();

(program ? describe : describe.skip)('a Redis with TLS', () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await TestRedis.start(program ?? '', own);
    await build({
      ...SERVER_BUNDLE,
      entryPoints: { 'redis-link': 'server/domain/market/sharing/redis-link.ts' },
      outdir: BUNDLES,
    });
  });
  afterAll(() => redis.kill());

  /** Takes the lease in a process of its own, because Node reads trusted certificates at its start. */
  async function lead(url: string, trusted: string): Promise<unknown> {
    const file = pathToFileURL(path.join(BUNDLES, 'redis-link.mjs')).href;
    const script = `
      const { RedisLink } = await import('${file}');
      const link = await RedisLink.open({ url: '${url}', prefix: '{test}', take() {} });
      console.log(JSON.stringify(await link.lead('first', 60_000)));
      link.close();
    `;
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: trusted };
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { env });
    return JSON.parse(stdout);
  }

  test('accepts a trusted certificate', async () => {
    expect(await lead(redis.url, own.file)).toEqual({ leads: true, isNew: true, last: 0 });
  });

  test.each([
    ['has another host name', (url: string) => url.replace('localhost', '127.0.0.1'), own.file, /altnames/],
    ['presents an untrusted certificate', (url: string) => url, strangers.file, /self-signed/],
    ['is connected to without TLS', (url: string) => url.replace('rediss', 'redis'), own.file, /ECONNRESET|closed/],
  ])('does not connect if Redis %s', async (_, change, trusted, why) => {
    await expect(lead(change(redis.url), trusted)).rejects.toThrow(why);
  });
});
