import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type PictureAddress, pictureAt } from '@/lib/art/picture';
import type { CatalogueSource } from '@/lib/campaign/catalogue';
import { asksForPreview } from '@/lib/query/preview-parameter';
import type { CampaignSettings } from '../domain/activities/follow-settings';
import type { Hosts } from '../domain/hosts/follow-hosts';
import type { HostTable } from '../domain/hosts/host-table';
import type { Revisions } from '../domain/revisions/follow-revisions';
import { withoutParameters } from '../platform/database/without-parameters';
import { CACHE_CONTROL, isImmutable } from '../platform/http/cache-policy';
import type { FinishedResponse, UpstreamResponse } from '../platform/http/finished-response';
import { type RequestTarget, splitTarget } from '../platform/http/request-target';
import { type Sending, sendFinished, sendPlain } from '../platform/http/send';
import { PageAnswers, type Previews } from './page-answers';
import { PageDecisions } from './page-decisions';
import { redirectDamagedLink } from './redirect-damaged-link';
import type { Releases } from './releases/releases';
import { RenderLimit } from './render-limit';
import type { ResponseStore } from './response-store';
import { answerRobots, answerSitemap, redirectToLanding } from './root-files';
import { drawPicture } from './share-pictures/draw-picture';
import { type SharePicture, sharePictureAt } from './share-pictures/share-pictures';
import type { FileList } from './site-files';

export interface PageOptions {
  store: ResponseStore;
  /** Static files to request from Next; all others are not found. */
  files: FileList;
  /** The hashed files of other releases; without it, only the current build's files exist. */
  releases?: Releases | undefined;
  /** Reads a file of an uploaded picture, if it is stored. */
  readPicture?: ((address: PictureAddress) => Promise<UpstreamResponse | undefined>) | undefined;
  hosts: Hosts;
  /** Campaign dates that operators have set. */
  campaignSettings: CampaignSettings;
  /** Campaign revisions that operators have published. */
  revisions: Revisions;
  clock: () => Date;
  catalogue: CatalogueSource;
  /** Without them there are no pages for operators. */
  previews?: Previews | undefined;
  /** True in development: /dev pages exist on plain HTTP connections, and any host is served. */
  development: boolean;
  /** The build of this server; none when it runs from source. */
  serverBuild?: string | undefined;
}

const READING = ['GET', 'HEAD'];

/** Everything except the API: pages, their files, and the files at the root of a host. */
export async function pageRoutes(
  app: FastifyInstance,
  {
    store,
    files,
    releases,
    readPicture,
    hosts,
    campaignSettings,
    revisions,
    clock,
    catalogue,
    previews,
    development,
    serverBuild = '',
  }: PageOptions,
): Promise<void> {
  const renderLimit = new RenderLimit();
  const pages = new PageAnswers(
    store,
    renderLimit,
    new PageDecisions({ hosts, campaignSettings, revisions, clock }),
    development,
    serverBuild,
    previews,
  );
  app.route({
    method: app.supportedMethods,
    url: '/*',
    // Before the body is read, because nothing here needs one.
    onRequest: (request, reply, next) => {
      if (READING.includes(request.method)) next();
      else refuseMethod(request, reply);
    },
    handler: (request, reply) => {
      const refusal = refusalOf(request.raw.headers.host, hosts.current(), development);
      if (refusal) return sendPlain(request, reply, refusal);
      const target = splitTarget(request.raw.url ?? '/');
      if (asksForPreview(target.search)) return pages.answerPreview(request, reply, target);
      return pages.answerCached(request, reply, target) ? undefined : answer(request, reply, target);
    },
  });

  async function answer(request: FastifyRequest, reply: FastifyReply, target: RequestTarget): Promise<unknown> {
    const { pathname } = target;
    if (pathname === '/') return redirectToLanding(request, reply);
    if (pathname === '/robots.txt') return answerRobots(request, reply, hosts.current());
    if (pathname === '/sitemap.xml') {
      const answered = answerSitemap(request, reply, hosts.current(), {
        catalogue: catalogue.current(),
        campaignSettings,
        revisions,
        clock,
      });
      if (answered) return answered;
    }
    if (pathname === '/favicon.ico') return pages.answerIcon(request, reply);
    if (await files.has(pathname)) {
      const file = await store.file(pathname);
      if (file) return sendFile(request, reply, pathname, file);
    }
    // For tabs of another release that are still open.
    if (isImmutable(pathname)) return answerStored(request, reply, pathname, async () => releases?.read(pathname));
    const uploaded = pictureAt(pathname);
    if (uploaded) {
      // Other sites fetch share pictures when they show a link to the page.
      const resourcePolicy = uploaded.file.startsWith('share-') ? 'cross-origin' : 'same-origin';
      return answerStored(request, reply, pathname, async () => readPicture?.(uploaded), resourcePolicy);
    }
    const picture = sharePictureAt(pathname, catalogue.current());
    if (picture) return answerPicture(request, reply, picture, pathname);
    return (
      pages.passOnUnknown(request, reply, target) ??
      redirectDamagedLink(request, reply, catalogue.current()) ??
      pages.answer(request, reply, target)
    );
  }

  /** Sends a file that the database stores and that never changes. */
  async function answerStored(
    request: FastifyRequest,
    reply: FastifyReply,
    pathname: string,
    read: () => Promise<UpstreamResponse | undefined>,
    resourcePolicy: Sending['resourcePolicy'] = 'same-origin',
  ): Promise<unknown> {
    request.kind = 'file';
    try {
      const file = await store.unchanging(pathname, read);
      if (!file) return sendWords(reply.code(404), 'Not found');
      return sendFinished(request, reply, file, { cacheControl: CACHE_CONTROL.immutable, resourcePolicy });
    } catch (error) {
      request.log.error({ err: withoutParameters(error) }, 'could not read a stored file');
      return sendWords(reply.code(503).header('retry-after', 5), 'Unavailable');
    }
  }

  async function answerPicture(request: FastifyRequest, reply: FastifyReply, picture: SharePicture, pathname: string) {
    request.kind = 'picture';
    const wait = store.has(picture.address) ? undefined : renderLimit.count(request);
    if (wait !== undefined) return sendPlain(request, reply.header('retry-after', wait), 429);
    const drawn = await store.drawn(picture.address, async () => ({
      status: 200,
      contentType: 'image/jpeg',
      body: await drawPicture(picture),
    }));
    if (!drawn) return sendPlain(request, reply, 503);
    return sendFinished(request, reply, drawn, {
      cacheControl: pathname === picture.address ? CACHE_CONTROL.immutable : CACHE_CONTROL.picture,
      // Other sites fetch the picture when they show a link to the page.
      resourcePolicy: 'cross-origin',
    });
  }
}

/** Sends an uncacheable plain text: only a page's loader reads it. */
function sendWords(reply: FastifyReply, words: string): FastifyReply {
  return reply.header('cache-control', CACHE_CONTROL.personal).type('text/plain; charset=utf-8').send(words);
}

/** Responds 405 to methods other than GET and HEAD. */
export function refuseMethod(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendPlain(request, reply.header('allow', READING.join(', ')), 405);
}

function sendFile(request: FastifyRequest, reply: FastifyReply, pathname: string, file: FinishedResponse): void {
  request.kind = 'file';
  const cacheControl = isImmutable(pathname) ? CACHE_CONTROL.immutable : CACHE_CONTROL.picture;
  sendFinished(request, reply, file, { cacheControl });
}

/**
 * The status for a host without pages: 410 when it was removed, 421 when no rule matches it. Pages, pictures and files
 * of brands are never served under such a host. In development, a host without a rule shows the default brand.
 */
function refusalOf(host: string | undefined, table: HostTable, development: boolean): 410 | 421 | undefined {
  if (table.isRemoved(host)) return 410;
  return development || table.ruleOf(host) ? undefined : 421;
}
