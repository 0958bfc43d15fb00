import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BASE_PATH, siteUrl } from '@/lib/site';
import { drawPicture } from '../share-pictures/draw-picture';
import { type SharePicture, sharePictureAt } from '../share-pictures/share-pictures';
import { CACHE_CONTROL, carriesToken } from './cache-policy';
import { decidePage, withoutTrailingSlash } from './page-address';
import { splitTarget } from './request-target';
import type { ResponseStore } from './response-store';
import { answerRobots, answerSitemap, redirectToLanding } from './root-files';
import { sendFinished, sendPlain } from './send';
import type { FileList } from './site-files';

export interface PageOptions {
  store: ResponseStore;
  /** The static files that may be asked of Next; any other is not found. */
  files: FileList;
  /** True in the development set-up: /dev pages exist over connections that are not secure. */
  development: boolean;
}

const READING = ['GET', 'HEAD'];
const IMMUTABLE = `${BASE_PATH}/_next/static/`;

/** Everything that is not a call: pages, their files, and what belongs to the root of a host. */
export async function pageRoutes(app: FastifyInstance, { store, files, development }: PageOptions): Promise<void> {
  app.route({
    method: app.supportedMethods,
    url: '/*',
    // Before the body is read: nothing here takes one.
    onRequest: async (request, reply) => {
      if (!READING.includes(request.method)) return refuseMethod(request, reply);
    },
    handler: answer,
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { pathname, search } = splitTarget(request.raw.url ?? '/');
    if (pathname === '/') return redirectToLanding(request, reply);
    if (pathname === '/robots.txt') return answerRobots(request, reply);
    if (pathname === '/sitemap.xml') {
      const answered = answerSitemap(request, reply);
      if (answered) return answered;
    }
    if (pathname === '/favicon.ico') return answerIcon(request, reply);
    if (await files.has(pathname)) {
      const file = await store.file(pathname);
      if (file) return sendFile(request, reply, pathname, file);
    }
    const picture = sharePictureAt(pathname);
    if (picture) return answerPicture(request, reply, pathname, picture);
    const target = withoutTrailingSlash(pathname);
    if (target)
      return reply
        .code(308)
        .headers({ location: target + search, 'cache-control': CACHE_CONTROL.personal })
        .send();
    return answerPage(request, reply, pathname, new URLSearchParams(search));
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply, pathname: string, query: URLSearchParams) {
    const decision = decide(request, pathname, query);
    request.kind = store.holds(decision.address) ? 'page_kept' : 'page_rendered';
    const response = await store.page(decision.address);
    if (!response) return sendPlain(request, reply, 503);
    // A script that is missing during a deployment must be there the moment it is.
    const personal = decision.development || carriesToken(query) || pathname.startsWith(IMMUTABLE);
    if (!decision.indexed) reply.header('x-robots-tag', 'noindex');
    const shared = decision.status === 404 ? CACHE_CONTROL.notFound : CACHE_CONTROL.page;
    return sendFinished(request, reply, response, {
      cacheControl: personal ? CACHE_CONTROL.personal : shared,
      vary: 'User-Agent',
    });
  }

  /** The brand's app picture; its brand may depend on the device. */
  async function answerIcon(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { variant } = decide(request, '', new URLSearchParams());
    const icon = await store.file(siteUrl(`/brands/${variant.brand}/app.svg`));
    if (!icon) return answerPage(request, reply, '', new URLSearchParams());
    request.kind = 'file';
    return sendFinished(request, reply, icon, { cacheControl: CACHE_CONTROL.picture, vary: 'User-Agent' });
  }

  async function answerPicture(request: FastifyRequest, reply: FastifyReply, pathname: string, picture: SharePicture) {
    request.kind = 'picture';
    const drawn = await store.drawn(pathname, async () => ({
      status: 200,
      contentType: 'image/jpeg',
      body: await drawPicture(picture),
    }));
    if (!drawn) return sendPlain(request, reply, 503);
    // Whoever shows a link to the page fetches its picture from elsewhere.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return sendFinished(request, reply, drawn, { cacheControl: CACHE_CONTROL.picture });
  }

  function decide(request: FastifyRequest, pathname: string, query: URLSearchParams) {
    return decidePage({
      host: request.raw.headers.host,
      userAgent: request.headers['user-agent'],
      query,
      pathname,
      allowDevelopment: development && request.protocol !== 'https',
    });
  }
}

/** Answers 405 to any method but GET and HEAD. */
export function refuseMethod(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendPlain(request, reply.header('allow', READING.join(', ')), 405);
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  pathname: string,
  file: Parameters<typeof sendFinished>[2],
): FastifyReply {
  request.kind = 'file';
  const cacheControl = pathname.startsWith(IMMUTABLE) ? CACHE_CONTROL.immutable : CACHE_CONTROL.picture;
  return sendFinished(request, reply, file, { cacheControl });
}
