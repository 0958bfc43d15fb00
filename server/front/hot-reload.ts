import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Pool } from 'undici';
import { redirectToLanding } from './root-files';

/** What Next's development mode needs, which evaluates modules and adds styles as it goes. */
const RELAXED_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' ws:";

/** Passes everything on to `next dev` as it comes, its hot-reload socket by {@link pipeUpgrade}. For development on one machine alone. */
export async function hotReloadRoutes(app: FastifyInstance, { origin }: { origin: string }): Promise<void> {
  const pool = new Pool(origin, { headersTimeout: 120_000, bodyTimeout: 120_000 });
  app.addHook('onClose', () => pool.close());
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));
  app.get('/', redirectToLanding);
  app.route({
    // POST as well: Next's error overlay asks with it where a failure comes from.
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      const {
        connection: _connection,
        'transfer-encoding': _chunked,
        expect: _expect,
        ...headers
      } = request.raw.headers;
      const answer = await pool.request({
        method: request.method as 'GET',
        path: request.raw.url ?? '/',
        headers,
        body: request.method === 'POST' ? request.raw : null,
      });
      const { connection: _hop, 'transfer-encoding': _length, 'keep-alive': _keep, ...kept } = answer.headers;
      return reply
        .code(answer.statusCode)
        .headers({ ...kept, 'content-security-policy': RELAXED_POLICY })
        .send(answer.body);
    },
  });
}

/** Passes the connection of Next's hot-reload socket on as it comes. */
export function pipeUpgrade(origin: string, request: IncomingMessage, visitor: Duplex, head: Buffer): void {
  const { hostname, port } = new URL(origin);
  const site = connect(Number(port), hostname, () => {
    const lines = [`${request.method} ${request.url} HTTP/1.1`];
    for (let index = 0; index < request.rawHeaders.length; index += 2) {
      lines.push(`${request.rawHeaders[index]}: ${request.rawHeaders[index + 1]}`);
    }
    site.write(`${lines.join('\r\n')}\r\n\r\n`);
    site.write(head);
    site.pipe(visitor).pipe(site);
  });
  site.on('error', () => visitor.destroy());
  visitor.on('close', () => site.destroy());
}
