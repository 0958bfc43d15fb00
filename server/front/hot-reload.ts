import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { type Duplex, Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Pool } from 'undici';
import type { PageSettings } from './page-settings';
import { redirectToLanding } from './root-files';

interface HotReload {
  /** Origin of `next dev`. */
  origin: string;
  settings?: PageSettings | undefined;
}

const HTML_BEGIN = '<html';

/**
 * Forwards everything to `next dev`, and adds the provider backend's attributes to pages; {@link pipeUpgrade} forwards
 * the hot-reload socket. Only for development on one machine.
 */
export async function hotReloadRoutes(app: FastifyInstance, { origin, settings }: HotReload): Promise<void> {
  const policy = relaxedPolicy(settings?.captchaOrigins);
  const pool = new Pool(origin, { headersTimeout: 120_000, bodyTimeout: 120_000 });
  app.addHook('onClose', () => pool.close());
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));
  app.get('/', redirectToLanding);
  app.route({
    // POST as well: Next's error overlay uses it to look up an error's source.
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      const {
        connection: _connection,
        'transfer-encoding': _chunked,
        expect: _expect,
        // The response must be uncompressed, because we write into pages.
        'accept-encoding': _encoding,
        ...headers
      } = request.raw.headers;
      const answer = await pool.request({
        method: request.method as 'GET',
        path: request.raw.url ?? '/',
        headers,
        body: request.method === 'POST' ? request.raw : null,
      });
      const { connection: _hop, 'transfer-encoding': _length, 'keep-alive': _keep, ...kept } = answer.headers;
      reply.code(answer.statusCode).headers({ ...kept, 'content-security-policy': policy });
      if (!settings || !String(kept['content-type']).startsWith('text/html')) return reply.send(answer.body);
      return reply.removeHeader('content-length').send(Readable.from(withAttributes(answer.body, settings.attributes)));
    },
  });
}

/** Allows what Next's development mode needs: it evaluates modules and injects styles. */
function relaxedPolicy(captchaOrigins: readonly string[] = []): string {
  const captcha = captchaOrigins.map((host) => ` ${host}`).join('');
  return [
    `default-src 'self'${captcha}`,
    `script-src 'self' 'unsafe-inline' 'unsafe-eval'${captcha}`,
    `style-src 'self' 'unsafe-inline'${captcha}`,
    `img-src 'self' data: blob:${captcha}`,
    `connect-src 'self' ws:${captcha}`,
  ].join('; ');
}

async function* withAttributes(html: AsyncIterable<Buffer>, attributes: string): AsyncGenerator<Buffer> {
  let written = false;
  for await (const chunk of html) {
    const at = written ? -1 : chunk.indexOf(HTML_BEGIN);
    if (at < 0) {
      yield chunk;
      continue;
    }
    written = true;
    const end = at + HTML_BEGIN.length;
    yield Buffer.concat([chunk.subarray(0, end), Buffer.from(attributes), chunk.subarray(end)]);
  }
}

/** Forwards the connection of Next's hot-reload socket unchanged. */
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
