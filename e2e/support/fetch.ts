import { lookup } from 'node:dns';
import { Agent, type Response, fetch as request } from 'undici';
import { connectTo } from './target';

// Node may not resolve `*.localhost`. The address and the Host header still contain the name.
const agent = new Agent({ connect: { lookup: (_host, options, done) => lookup(connectTo, options, done) } });

/**
 * Fetches without a browser, always from the machine under test, and follows no redirects. Requests Brotli, in which the server
 * caches its pages; for any other encoding it would compress each response.
 */
export function fetchFrom(address: string, headers: Record<string, string> = {}): Promise<Response> {
  return request(address, { dispatcher: agent, headers: { 'accept-encoding': 'br', ...headers }, redirect: 'manual' });
}

/**
 * Posts a form without a browser.
 * @throws Error for an error status
 */
export async function postTo(address: string, fields: Record<string, string>): Promise<Response> {
  const answer = await request(address, { dispatcher: agent, method: 'POST', body: new URLSearchParams(fields) });
  if (!answer.ok) throw new Error(`${new URL(address).pathname}: ${answer.status} ${await answer.text()}`);
  return answer;
}
