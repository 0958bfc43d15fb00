import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { connectTo, originOf } from './target';

export const AGENTS = {
  desktop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile',
  android: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/126.0 Mobile',
} as const;

export interface Question {
  path: string;
  host?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** By default the port of the product under test. */
  port?: number;
  /** The address of this machine from which to ask. */
  localAddress?: string;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** The port of the product under test. */
export const PORT = Number(new URL(originOf('localhost')).port || 80);

/** Sends a request to the product with any Host header, without a browser and without normalizing the path. */
export async function ask({
  path,
  host = 'bfzh.localhost',
  method = 'GET',
  headers,
  body,
  port = PORT,
  localAddress,
}: Question): Promise<Answer> {
  const call = request({
    host: connectTo,
    port,
    path,
    method,
    headers: { host, ...headers },
    agent: false,
    localAddress,
  });
  call.end(body);
  const [response] = await once(call, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, text: Buffer.concat(chunks).toString() };
}

/** Writes the lines to the port unchanged and returns everything received until the connection closes. */
export async function askRaw(lines: readonly string[], port = PORT): Promise<string> {
  const socket = connect(port, connectTo);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
