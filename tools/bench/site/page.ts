import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import { siteUrl } from '@/lib/site';
import { ask, type Rate } from './wrk';

/** The campaign of the page that all ways serve, and the page's path. */
export const SLUG = 'kh_7694_form';
export const PAGE = siteUrl(`/${SLUG}`);

/** The request headers of a phone. */
export const HEADERS = {
  // In this case, or wrk adds its own.
  Host: 'bfzh.localhost',
  'User-Agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  // As browsers request a page to show, so that the product counts it.
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br',
};
const CONNECTIONS = 32;

/** The brand whose page has two arms. */
export const BRAND_WITH_ARMS = 'iekb';

/** The ways to serve the page; the last two serve that of another brand, which has arms, to visitors without a draw. */
export type Way = 'plainFile' | 'edge' | 'frontServer' | 'edgeArms' | 'frontServerArms';

/** The loopback port of each way, with the host to request. */
export type Places = Readonly<Record<Way, { port: number; host?: string }>>;

/** The bytes of a page as sent. */
export interface Received {
  bytes: Buffer;
  encoding: string;
}

/** Requests the page as a browser does, without decompressing it. @throws Error unless the status is 200 */
export async function receive(port: number): Promise<Received> {
  const { statusCode, headers, body } = await request(`http://localhost:${port}${PAGE}`, { headers: HEADERS });
  const bytes = Buffer.from(await body.arrayBuffer());
  if (statusCode !== 200) throw new Error(`Port ${port}: status ${statusCode}`);
  return { bytes, encoding: String(headers['content-encoding'] ?? 'identity') };
}

/** Waits until a port serves the page. */
export async function waitFor(port: number): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const there = await receive(port).catch(() => undefined);
    if (there) return;
    await pause(100);
  }
  throw new Error(`Port ${port} does not answer.`);
}

/** Requests the page as fast as it is answered. */
export function load({ port, host = HEADERS.Host }: Places[Way], seconds: number): Promise<Rate> {
  const headers = Object.entries({ ...HEADERS, Host: host }).map(([name, value]) => `${name}: ${value}`);
  return ask(`http://localhost:${port}${PAGE}`, { seconds, connections: CONNECTIONS, headers });
}
