import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { z } from 'zod';
import { pictureAt } from '@/lib/art/picture';
import { parseJson } from '@/lib/parse-json';
import { siteUrl } from '@/lib/site';
import { readPicture } from '../domain/pictures/store';
import { siteOrigins } from '../operations/revisions/site-origin';
import { CACHE_CONTROL } from '../platform/http/cache-policy';
import { answerClientError } from '../platform/http/client-error';
import { NOTHING_ALLOWED } from '../platform/http/content-security-policy';
import { keepPeerAddress } from '../platform/http/peer-address';
import { newRequestId } from '../platform/http/request-id';
import { logAnswer } from '../platform/http/request-log';
import { sendFinished } from '../platform/http/send';
import { ConfigError } from '../platform/settings/config-error';
import type { OfficeConfig } from '../settings/office';
import { artRoutes } from './art-routes';
import { onlySignedIn } from './caller';
import { NONCE_MARK, officeFiles } from './office-files';
import { operationRoutes } from './operation-routes';
import type { OfficeOptions } from './options';
import { passkeyRoutes } from './passkey-routes';
import { newNonce, officeHeaders, officePolicy } from './policy';
import { answerOfficeProblem, OfficeError } from './problem';
import { sessionCookie } from './session-cookie';
import { sessionRoutes } from './session-routes';

const SAFE = ['GET', 'HEAD'];

/** An uploaded file is part of the body; only pictures may be larger. */
const BODY_LIMIT = 2 * 1024 * 1024;
const FOLDER = '.office';

/**
 * Opens the office on its own listener.
 * @throws {ConfigError} when it cannot listen on the address and port
 */
export async function openOffice(
  { host, port, origin }: OfficeConfig,
  options: Omit<OfficeOptions, 'origin' | 'folder'>,
): Promise<FastifyInstance> {
  const office = buildOffice({ ...options, origin, folder: FOLDER });
  await office.listen({ host, port }).catch(({ code = 'unknown' }: NodeJS.ErrnoException) => {
    throw new ConfigError(`OFFICE_PORT: cannot listen on ${host}:${port} (${code})`);
  });
  return office;
}

/** Builds the office's server, which does not listen yet: its page and files for everyone, its calls for signed-in operators. */
export function buildOffice({
  services,
  origin,
  folder,
  trustProxy,
  tools,
  tls,
  logger,
}: OfficeOptions): FastifyInstance {
  const app = Fastify({
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    bodyLimit: BODY_LIMIT,
    trustProxy: trustProxy ?? false,
    ...(tls && { https: { ...tls.options, ca: undefined } }),
  }) as FastifyInstance;
  keepPeerAddress(app.server);
  app.decorateRequest('problem', undefined);
  app.decorateRequest('person', undefined);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, body: string) => {
    const value = parseJson(body);
    if (value === undefined) throw new OfficeError('invalid_input');
    return value;
  });
  app.setErrorHandler((error, request, reply) =>
    answerOfficeProblem(error instanceof z.ZodError ? new OfficeError('invalid_input') : error, request, reply),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      ...officeHeaders(origin),
      'cache-control': CACHE_CONTROL.personal,
      'content-security-policy': NOTHING_ALLOWED,
    });
  });
  app.addHook('onRequest', onlyOwn(origin));
  app.addHook('onResponse', logAnswer);

  const cookie = sessionCookie(origin);
  sessionRoutes(app, { services, tools }, cookie);
  passkeyRoutes(app, { services, origin }, cookie);
  app.register(async (signedIn) => operationRoutes(signedIn, services, cookie));
  app.register(async (signedIn) => artRoutes(signedIn, services, cookie));
  if (tools) {
    app.register(async (signedIn) => {
      const callerOf = onlySignedIn(signedIn, services, cookie);
      tools.addCalls(signedIn, async (request, reply) => {
        const token = await tools.signIn(services, callerOf(request).signedIn.operator.name);
        if (token !== undefined) cookie.write(reply, token);
      });
    });
  }
  app.all('/api/*', async () => {
    throw new OfficeError('not_found');
  });

  const files = officeFiles(folder);
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const file = await files.asset(request.params.name);
    if (!file) throw new OfficeError('not_found');
    sendFinished(request, reply, file, { cacheControl: CACHE_CONTROL.immutable });
    return reply;
  });
  // At the same path as on the site.
  app.get(siteUrl('/art/*'), async (request, reply) => {
    const found = pictureAt(request.url);
    const file = found && (await readPicture(services.database.orm, found));
    if (!file) throw new OfficeError('not_found');
    return reply.header('cache-control', CACHE_CONTROL.immutable).type(file.contentType).send(file.body);
  });
  // Every other path is an address within the page.
  app.get('/*', async (_request, reply) => {
    const nonce = newNonce();
    const page = (await files.page()).replaceAll(NONCE_MARK, nonce);
    const framed = [...(await siteOrigins(services)), ...((await tools?.framed()) ?? [])];
    return reply
      .header('content-security-policy', officePolicy(nonce, framed))
      .type('text/html; charset=utf-8')
      .send(page);
  });
  return app;
}

/**
 * Checks that a request names the office's own host, and that calls come from its own pages: changes by their `Origin`, all calls by
 * `Sec-Fetch-Site` where the browser sends it.
 */
function onlyOwn(origin: string) {
  const { host: own } = new URL(origin);
  return async ({ method, headers, url }: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    // Another name that resolves to this machine could otherwise read the office.
    if (headers.host !== own)
      return reply.code(421).type('text/plain').send('This is not the address of the office.\n');
    if (!SAFE.includes(method) && headers.origin !== origin) throw new OfficeError('foreign_origin');
    const site = headers['sec-fetch-site'];
    if (url.startsWith('/api/') && site !== undefined && site !== 'same-origin')
      throw new OfficeError('foreign_origin');
    return undefined;
  };
}
