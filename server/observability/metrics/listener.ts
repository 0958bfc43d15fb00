import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Registry } from 'prom-client';
import { isUnchanged } from '../../platform/http/negotiate';
import type { Tls } from '../../platform/http/tls';
import { ConfigError } from '../../platform/settings/config-error';
import type { TaggedDocument } from './host-list';
import type { MetricsConfig } from './settings';

/**
 * Serves `GET /metrics` and `GET /hosts` on a separate listener, independent of the front server. If `tls` has an
 * authority, it accepts only clients with one of its certificates.
 *
 * @param hosts the host list, once there is one
 * @throws {ConfigError} when it cannot listen on the address and port
 */
export async function listenForScrapes(
  registry: Registry,
  { host, port, tls }: MetricsConfig & { tls?: Tls['options'] | undefined },
  hosts: () => TaggedDocument | undefined,
): Promise<Server> {
  const answer: RequestListener = async (request, response) => {
    request.resume();
    const path = request.method === 'GET' ? request.url?.split('?', 1)[0] : undefined;
    if (path === '/hosts') return answerHosts(request, response, hosts());
    if (path !== '/metrics') return void response.writeHead(404).end();
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  };
  const asks = tls?.ca !== undefined;
  const server = tls
    ? createTlsServer({ ...tls, requestCert: asks, rejectUnauthorized: asks }, answer)
    : createServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code = 'unknown' }: NodeJS.ErrnoException) =>
      reject(new ConfigError(`METRICS_PORT: cannot listen on ${host}:${port} (${code})`)),
    );
    server.listen({ host, port }, resolve);
  });
  return server;
}

function answerHosts(request: IncomingMessage, response: ServerResponse, list: TaggedDocument | undefined): void {
  if (!list) return void response.writeHead(503).end();
  const { body, etag } = list;
  const headers = { etag, 'cache-control': 'no-cache' };
  if (isUnchanged(request.headers['if-none-match'], etag)) return void response.writeHead(304, headers).end();
  response.writeHead(200, { ...headers, 'content-type': 'application/json; charset=utf-8' }).end(body);
}
