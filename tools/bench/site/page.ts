import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import { siteUrl } from '@/lib/site';
import { ask, type Rate } from './wrk';

/** Path of the campaign page that all ways are compared by. */
export const PAGE = siteUrl('/kh_7694_form');

/** What a phone sends with its request. */
export const HEADERS = {
  // In capitals, or wrk adds another one.
  Host: 'bfzh.localhost',
  'User-Agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  // As browsers ask for a page that they show, which is counted.
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br',
};
const CONNECTIONS = 32;

/** The ways in which the page is had. */
export type Way = 'plainFile' | 'edge' | 'frontServer' | 'next' | 'perRequest';

/** Ports of loopback where the page is had. */
export type Places = Readonly<Record<Way, number>>;

/** A page's bytes as they come. */
export interface Received {
  bytes: Buffer;
  encoding: string;
}

/** The page as a visitor's browser receives it, not unpacked. @throws where it is not there */
export async function receive(port: number): Promise<Received> {
  const { statusCode, headers, body } = await request(`http://localhost:${port}${PAGE}`, { headers: HEADERS });
  const bytes = Buffer.from(await body.arrayBuffer());
  if (statusCode !== 200) throw new Error(`Port ${port} answered ${statusCode}.`);
  return { bytes, encoding: String(headers['content-encoding'] ?? 'identity') };
}

/** Waits until the page is there. */
export async function waitFor(port: number): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const there = await receive(port).catch(() => undefined);
    if (there) return;
    await pause(100);
  }
  throw new Error(`Nobody answers on port ${port}.`);
}

/** Asks for the page of a host as fast as it is answered. */
export function load(port: number, seconds: number, host = HEADERS.Host): Promise<Rate> {
  const headers = Object.entries({ ...HEADERS, Host: host }).map(([name, value]) => `${name}: ${value}`);
  return ask(`http://localhost:${port}${PAGE}`, { seconds, connections: CONNECTIONS, headers });
}
