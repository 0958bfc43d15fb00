import Fastify, { type FastifyError, type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { startCleanup } from './cleanup';
import { createActivityCalls, createApi } from './create-api';
import { nothingSet } from './domain/activities/follow-settings';
import { builtInHosts } from './domain/hosts/follow-hosts';
import type { QuoteFeed } from './domain/market/feed/feed';
import { Counters } from './domain/market/gateway/counters';
import { forwardSockets } from './domain/market/gateway/forward-sockets';
import { openGateway } from './domain/market/gateway/gateway';
import { DEFAULT_LIMITS } from './domain/market/gateway/open-sockets';
import { readPicture } from './domain/pictures/store';
import { builtCatalogue, noRevisions } from './domain/revisions/follow-revisions';
import { findPreview } from './domain/revisions/previews';
import { type ForwardOptions, forwardRoutes } from './front/forward';
import { guardOf } from './front/guard';
import { hotReloadRoutes, pipeUpgrade } from './front/hot-reload';
import { pageSettings } from './front/page-settings';
import { pageRoutes, refuseMethod } from './front/pages';
import type { ProviderCaptcha } from './front/provider-captcha';
import { publishRelease } from './front/releases/publish';
import type { Releases } from './front/releases/releases';
import { ResponseStore } from './front/response-store';
import { SiteClient, type SiteKey, SiteUnavailable } from './front/site-client';
import { type FileList, SiteFiles } from './front/site-files';
import type { Metrics } from './observability/metrics/open-metrics';
import type { Tracing } from './observability/tracing/open-tracing';
import { withoutParameters } from './platform/database/without-parameters';
import { answerClientError } from './platform/http/client-error';
import { addCommonHeaders, commonHeaders } from './platform/http/common-headers';
import { type HealthCheck, healthRoutes } from './platform/http/health';
import { keepPeerAddress } from './platform/http/peer-address';
import { nameRequest, newRequestId } from './platform/http/request-id';
import { CALL_PREFIXES } from './platform/http/request-kind';
import { logAnswer } from './platform/http/request-log';
import { sendPlain } from './platform/http/send';
import { sendBeforeClosing } from './platform/http/send-before-closing';
import type { Tls } from './platform/http/tls';
import { routeUpgrades } from './platform/http/upgrades';
import type { Services } from './services';
import type { SocketConfig } from './settings/read-config';

export interface AppOptions {
  siteOrigin: string;
  /** Key that the server sends with its page requests to the site. */
  siteKey: SiteKey;
  /** The site's static files; by default those in the working directory. */
  files?: FileList;
  /** The hashed files of all releases; the server publishes this release's files before it listens. */
  releases?: Releases | undefined;
  /** Id of this build; edges use it as part of their cache key. */
  serverBuild?: string | undefined;
  /** True in the development set-up. */
  development: boolean;
  /** True when Next runs in its development mode. */
  hotReload?: boolean;
  /** Routes that replace external services on a developer's machine; only in the development set-up. */
  devtools?: ((app: FastifyInstance, options: { services: Services }) => Promise<void>) | undefined;
  trustProxy?: FastifyServerOptions['trustProxy'];
  /** Certificates for TLS; without them the server listens without TLS. */
  tls?: Tls | undefined;
  logger?: FastifyServerOptions['logger'];
  /** How calls and sockets are answered: by this server, with quotes from a feed, or by an external backend. */
  calls: { services: Services; feed?: QuoteFeed } | ForwardedCalls;
  /** By default {@link DEFAULT_LIMITS}, and only pages of the visited host may open sockets. */
  sockets?: SocketConfig;
  /** Maximum bytes of cached pages, and the same again for cached files; 32 MiB by default. */
  pageCacheBytes?: number;
  /** Milliseconds until the server checks a cached page or file against Next; 15 s by default. */
  freshFor?: number;
  /** The office's origin, which may frame previews. */
  officeOrigin?: string | undefined;
  /** Collects metrics, where metrics are on. */
  metrics?: Metrics | undefined;
  /** Creates spans, where tracing is on. */
  tracing?: Tracing | undefined;
}

/** Forwards the calls to a provider's own backend. */
export interface ForwardedCalls extends Pick<ForwardOptions, 'origin' | 'qihu'> {
  /** Services that answer activities here, where this server does. */
  services?: Services | undefined;
  /** Captcha that the backend requires. */
  captcha?: ProviderCaptcha | undefined;
}

/** Maximum connections for pages and calls; sockets come on top. */
const CONNECTIONS = 10_000;

/** Options for parsing requests. */
const READING = {
  maxHeaderSize: 32_768,
  // The guard checks the Host header, so that its rejection has the security headers too.
  requireHostHeader: false,
  // Node only closes silent connections when it checks for them, so it checks often.
  connectionsCheckingInterval: 5_000,
};

const SOCKETS: SocketConfig = { limits: DEFAULT_LIMITS, origins: [], servers: [] };

/** Builds the front server, which does not listen yet. Closing it closes its own connections, not the services passed in. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { clock = () => new Date(), catalogue = builtCatalogue } = options.calls.services ?? {};
  const guard = guardOf(catalogue);
  const app = Fastify({
    logger: options.logger ?? false,
    // `logAnswer` writes one line per answer, without addresses and queries.
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: newRequestId,
    trustProxy: options.trustProxy ?? false,
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    // Answer requests that arrive while the server closes: a proxy could not know whether a rejected call had an effect.
    return503OnClosing: false,
    ...(options.tls ? { https: { ...READING, handshakeTimeout: 10_000, ...options.tls.options } } : { http: READING }),
    requestTimeout: 30_000,
    // Closes connections of clients that read nothing of an answer. Off in development, where compiling a page takes long.
    connectionTimeout: options.hotReload ? 0 : 60_000,
    keepAliveTimeout: 65_000,
    // Before it listens, the server stores its release's files in the database, which is slow when either is busy.
    pluginTimeout: 120_000,
    frameworkErrors: (_error, request, reply) => {
      // Fastify runs no hooks for these errors.
      reply.raw.once('finish', () => logAnswer(request, reply, () => {}));
      nameRequest(request, reply, () => {
        reply.headers(commonHeaders(request));
        guard(request, reply, () => void sendPlain(request, reply, 400));
      });
    },
  });
  app.server.headersTimeout = 15_000;
  // Node would answer 417 itself, without our headers.
  app.server.on('checkExpectation', app.routing);
  keepPeerAddress(app.server);
  sendBeforeClosing(app.server);
  const { sockets = SOCKETS } = options;
  app.server.maxConnections = CONNECTIONS + sockets.limits.total;
  app.decorateRequest('kind', undefined);
  app.decorateRequest('problem', undefined);
  app.decorateRequest('person', undefined);
  app.addHook('onRequest', nameRequest);
  options.tracing?.requests(app);
  app.addHook('onRequest', guard);
  app.addHook('onSend', addCommonHeaders);
  app.addHook('onResponse', logAnswer);
  options.metrics?.requests(app);
  app.setErrorHandler(answerError);
  // Methods that no route can be registered for.
  app.setNotFoundHandler(refuseMethod);

  const site = new SiteClient(options.siteOrigin, options.siteKey);
  app.addHook('onClose', () => site.close());
  const counters = new Counters();
  options.metrics?.sockets(counters);
  await healthRoutes(app, { site: () => site.build(), ...callChecks(options) });
  if ('origin' in options.calls) {
    const { origin, qihu, services } = options.calls;
    await createActivityCalls(app, services);
    const openSocket = forwardSockets(app, { origin, counters, ...sockets });
    await app.register(forwardRoutes, { origin, qihu, catalogue, prefixes: CALL_PREFIXES, openSocket });
  } else {
    const { services, feed } = options.calls;
    await createApi(app, services);
    if (feed) {
      const { holidays } = services;
      options.metrics?.holidays(holidays);
      await app.register(openGateway, { services, holidays, feed, counters, ...sockets });
    }
    if (options.devtools) await app.register(options.devtools, { services });
  }
  const { services } = options.calls;
  // In a separate scope, which closes before the services that the cleanup uses.
  if (services) await app.register(async (scope) => startCleanup(scope, services));
  const { siteOrigin } = options;
  routeUpgrades(app, options.hotReload ? pipeUpgrade.bind(undefined, siteOrigin) : undefined);
  const settings = 'origin' in options.calls ? pageSettings(options.calls) : undefined;
  if (options.hotReload) {
    await app.register(hotReloadRoutes, { origin: siteOrigin, settings });
  } else {
    const { freshFor = 15_000, pageCacheBytes = 32 * 1024 * 1024 } = options;
    const store = new ResponseStore(site, {
      maxBytes: pageCacheBytes,
      freshFor,
      servers: sockets.servers,
      cardBrands: new Set(Object.keys(options.calls.services?.config.shareCards.accounts ?? {})),
      ...settings,
      log: app.log,
    });
    options.metrics?.store(store);
    const { files = new SiteFiles(process.cwd()), releases, development } = options;
    if (releases) publishRelease(app, releases);
    const { hosts = builtInHosts, campaignSettings = nothingSet, revisions = noRevisions } = services ?? {};
    const previews = services && {
      find: (token: string) => findPreview(services, token),
      framedBy: options.officeOrigin,
    };
    options.metrics?.hosts(hosts);
    await app.register(pageRoutes, {
      store,
      files,
      releases,
      readPicture: services && ((address) => readPicture(services.database.orm, address)),
      hosts,
      campaignSettings,
      revisions,
      clock,
      catalogue,
      previews,
      development,
      serverBuild: options.serverBuild,
    });
  }
  return app;
}

function callChecks({ calls }: AppOptions): Record<string, HealthCheck> {
  const { services } = calls;
  return services ? { database: () => services.database.ping() } : {};
}

function answerError(
  error: FastifyError,
  request: Parameters<typeof sendPlain>[0],
  reply: Parameters<typeof sendPlain>[1],
) {
  if (error instanceof SiteUnavailable) {
    request.log.error({ err: error }, 'site unavailable');
    return sendPlain(request, reply.header('retry-after', 5), 503);
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: withoutParameters(error) }, 'request failed');
  return sendPlain(request, reply, status);
}
