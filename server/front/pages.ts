import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CACHE_CONTROL, isImmutable } from '../platform/http/cache-policy';
import type { FinishedResponse } from '../platform/http/finished-response';
import { type RequestTarget, splitTarget } from '../platform/http/request-target';
import { sendFinished, sendPlain } from '../platform/http/send';
import { withoutTrailingSlash } from './page-address';
import { PageAnswers } from './page-answers';
import type { ResponseStore } from './response-store';
import { answerRobots, answerSitemap, redirectToLanding } from './root-files';
import { drawPicture } from './share-pictures/draw-picture';
import { type SharePicture, sharePictureAt } from './share-pictures/share-pictures';
import type { FileList } from './site-files';

export interface PageOptions {
  store: ResponseStore;
  /** The static files that may be asked of Next; any other is not found. */
  files: FileList;
  /** True in the development set-up: /dev pages exist over connections that are not secure. */
  development: boolean;
}

const READING = ['GET', 'HEAD'];

/** Everything that is not a call: pages, their files, and what belongs to the root of a host. */
export async function pageRoutes(app: FastifyInstance, { store, files, development }: PageOptions): Promise<void> {
  const pages = new PageAnswers(store, development);
  app.route({
    method: app.supportedMethods,
    url: '/*',
    // Before the body is read: nothing here takes one.
    onRequest: (request, reply, next) => {
      if (READING.includes(request.method)) next();
      else refuseMethod(request, reply);
    },
    handler: (request, reply) => {
      const target = splitTarget(request.raw.url ?? '/');
      return pages.answerCached(request, reply, target) ? undefined : answer(request, reply, target);
    },
  });

  async function answer(request: FastifyRequest, reply: FastifyReply, target: RequestTarget): Promise<unknown> {
    const { pathname, search } = target;
    if (pathname === '/') return redirectToLanding(request, reply);
    if (pathname === '/robots.txt') return answerRobots(request, reply);
    if (pathname === '/sitemap.xml') {
      const answered = answerSitemap(request, reply);
      if (answered) return answered;
    }
    if (pathname === '/favicon.ico') return pages.answerIcon(request, reply);
    if (await files.has(pathname)) {
      const file = await store.file(pathname);
      if (file) return sendFile(request, reply, pathname, file);
    }
    const picture = sharePictureAt(pathname);
    if (picture) return answerPicture(request, reply, pathname, picture);
    const page = withoutTrailingSlash(pathname);
    if (page)
      return reply
        .code(308)
        .headers({ location: page + search, 'cache-control': CACHE_CONTROL.personal })
        .send();
    return pages.answer(request, reply, target);
  }

  async function answerPicture(request: FastifyRequest, reply: FastifyReply, pathname: string, picture: SharePicture) {
    request.kind = 'picture';
    const drawn = await store.drawn(pathname, async () => ({
      status: 200,
      contentType: 'image/jpeg',
      body: await drawPicture(picture),
    }));
    if (!drawn) return sendPlain(request, reply, 503);
    return sendFinished(request, reply, drawn, {
      cacheControl: CACHE_CONTROL.picture,
      // Whoever shows a link to the page fetches its picture from elsewhere.
      resourcePolicy: 'cross-origin',
    });
  }
}

/** Answers 405 to any method but GET and HEAD. */
export function refuseMethod(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendPlain(request, reply.header('allow', READING.join(', ')), 405);
}

function sendFile(request: FastifyRequest, reply: FastifyReply, pathname: string, file: FinishedResponse): void {
  request.kind = 'file';
  const cacheControl = isImmutable(pathname) ? CACHE_CONTROL.immutable : CACHE_CONTROL.picture;
  sendFinished(request, reply, file, { cacheControl });
}
