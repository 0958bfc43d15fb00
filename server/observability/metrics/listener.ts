import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';
import { ConfigError } from '../../platform/settings/config-error';
import type { MetricsConfig } from './settings';

/**
 * Answers `GET /metrics` on a listener of its own, which the front server knows nothing of.
 * @throws {ConfigError} when the port or the address cannot be had
 */
export async function listenForScrapes(registry: Registry, { host, port }: MetricsConfig): Promise<Server> {
  const server = createServer(async (request, response) => {
    request.resume();
    const isScrape = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics';
    if (!isScrape) return void response.writeHead(404).end();
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code = 'unknown' }: NodeJS.ErrnoException) =>
      reject(new ConfigError(`METRICS_PORT: ${host}:${port} cannot be listened on (${code})`)),
    );
    server.listen({ host, port }, resolve);
  });
  return server;
}
