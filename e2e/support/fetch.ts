import { lookup } from 'node:dns';
import { Agent, type Response, fetch as request } from 'undici';
import { connectTo } from './target';

// Node's resolver may not know `*.localhost`; the name stays in the address and in the Host header.
const agent = new Agent({ connect: { lookup: (_host, options, done) => lookup(connectTo, options, done) } });

/**
 * Fetches without a browser, from the machine under test whatever the address's host; redirects are not followed. Pages are held in
 * the encoding that is asked for: each other one would be made for the asker alone.
 */
export function fetchFrom(address: string, headers: Record<string, string> = {}): Promise<Response> {
  return request(address, { dispatcher: agent, headers: { 'accept-encoding': 'br', ...headers }, redirect: 'manual' });
}

/**
 * Posts a form without a browser.
 * @throws Error for an answer that refuses
 */
export async function postTo(address: string, fields: Record<string, string>): Promise<Response> {
  const answer = await post(address, new URLSearchParams(fields));
  if (!answer.ok) throw new Error(`${new URL(address).pathname}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** Posts a body without a browser, and answers also what refuses. */
export function post(
  address: string,
  body: string | URLSearchParams,
  headers: Record<string, string> = {},
): Promise<Response> {
  return request(address, { dispatcher: agent, method: 'POST', body, headers });
}
