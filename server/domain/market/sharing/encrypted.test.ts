import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { SERVER_BUNDLE } from '@/scripts/lib/build.mjs';
import { makeCertificate } from '../../../testing/certificate';
import { BUNDLES } from '../../../testing/processes';
import { findRedis } from './testing/find-redis';
import { TestRedis } from './testing/test-redis';

const own = makeCertificate('localhost');
const strangers = makeCertificate('localhost');
const program = findRedis();

(program ? describe : describe.skip)('a Redis that is spoken to by TLS', () => {
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

  /** Takes the lease in a process of its own, which trusts a certificate as Node does: from its start on. */
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

  test('is taken with a certificate that is vouched for', async () => {
    expect(await lead(redis.url, own.file)).toEqual({ leads: true, isNew: true, last: 0 });
  });

  test.each([
    ['is taken for another host', (url: string) => url.replace('localhost', '127.0.0.1'), own.file, /altnames/],
    ['shows a certificate that nobody vouches for', (url: string) => url, strangers.file, /self-signed/],
    ['is asked without TLS', (url: string) => url.replace('rediss', 'redis'), own.file, /ECONNRESET|closed/],
  ])('is refused where it %s', async (_, change, trusted, why) => {
    await expect(lead(change(redis.url), trusted)).rejects.toThrow(why);
  });
});
