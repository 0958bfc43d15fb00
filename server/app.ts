import Fastify, { type FastifyError, type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { startCleanup } from './cleanup';
import type { SocketConfig } from './config';
import { createActivityCalls, createApi } from './create-api';
import { nothingSet } from './domain/activities/follow-settings';
import { builtInHosts } from './domain/hosts/follow-hosts';
import type { QuoteFeed } from './domain/market/feed/feed';
import { Counters } from './domain/market/gateway/counters';
import { forwardSockets } from './domain/market/gateway/forward-sockets';
import { openGateway } from './domain/market/gateway/gateway';
import { DEFAULT_LIMITS } from './domain/market/gateway/open-sockets';
import { SOCKET_PATHS } from './domain/market/gateway/socket-gate';
import { noRevisions } from './domain/revisions/follow-revisions';
import { findPreview as findPreviewed } from './domain/revisions/previews';
import { type ForwardOptions, forwardRoutes } from './front/forward';
import { guard } from './front/guard';
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

export interface AppOptions {
  siteOrigin: string;
  /** What pages are asked of the site by. */
  siteKey: SiteKey;
  /** The site's static files; by default those below the working directory. */
  files?: FileList;
  /** The hashed files of all releases, of which this one is published before the server listens. */
  releases?: Releases | undefined;
  /** Names what this server was built from, for edges that keep pages by it. */
  serverBuild?: string | undefined;
  /** True in the development set-up. */
  development: boolean;
  /** True when Next runs in its development mode. */
  hotReload?: boolean;
  /** What makes the product whole on one machine; in the development set-up alone. */
  devtools?: ((app: FastifyInstance, options: { services: Services }) => Promise<void>) | undefined;
  trustProxy?: FastifyServerOptions['trustProxy'];
  /** What it speaks TLS by; without it, it speaks none. */
  tls?: Tls | undefined;
  logger?: FastifyServerOptions['logger'];
  /** Who answers the calls and the sockets: this server, with quotes of a feed, or a backend elsewhere. */
  calls: { services: Services; feed?: QuoteFeed } | ForwardedCalls;
  /** By default {@link DEFAULT_LIMITS}, for pages of the visited host alone. */
  sockets?: SocketConfig;
  /** Bytes that cached pages may take, and files again; 32 MiB by default. */
  pageCacheBytes?: number;
  /** Milliseconds until a kept page or file is checked against Next; 15 s by default. */
  freshFor?: number;
  /** Measures what is done, where there are metrics. */
  metrics?: Metrics | undefined;
  /** Makes spans of it, where there are traces. */
  tracing?: Tracing | undefined;
}

/** Calls that a provider's own backend answers. */
export interface ForwardedCalls extends Pick<ForwardOptions, 'origin' | 'qihu'> {
  /** What answers activities here, if they are. */
  services?: Services | undefined;
  /** The captcha that the backend asks for. */
  captcha?: ProviderCaptcha | undefined;
}

/** Connections for pages and calls, besides those of sockets. */
const CONNECTIONS = 10_000;

/** How requests are read. */
const READING = {
  maxHeaderSize: 32_768,
  // The guard asks for a Host itself, so that its refusal has the security headers too.
  requireHostHeader: false,
  // Connections that send nothing are looked for often, or they live far beyond their time.
  connectionsCheckingInterval: 5_000,
};

const SOCKETS: SocketConfig = { limits: DEFAULT_LIMITS, origins: [], servers: [] };

/** The front server with everything behind it, not yet listening. Closing it closes its connections, not the services it was given. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: options.logger ?? false,
    // One line of our own for every answer, without addresses and queries.
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: newRequestId,
    trustProxy: options.trustProxy ?? false,
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    // What still comes in while it closes is answered: a proxy could not tell whether a refused call had an effect.
    return503OnClosing: false,
    ...(options.tls ? { https: { ...READING, handshakeTimeout: 10_000, ...options.tls.options } } : { http: READING }),
    requestTimeout: 30_000,
    // Who takes nothing of an answer holds no connection; what is compiled during development takes long.
    connectionTimeout: options.hotReload ? 0 : 60_000,
    keepAliveTimeout: 65_000,
    // Before it listens a server keeps its release's files in the database, which may take long where both are busy.
    pluginTimeout: 120_000,
    frameworkErrors: (_error, request, reply) => {
      // No hook runs for these.
      reply.raw.once('finish', () => logAnswer(request, reply, () => {}));
      nameRequest(request, reply, () => {
        reply.headers(commonHeaders(request));
        guard(request, reply, () => void sendPlain(request, reply, 400));
      });
    },
  });
  app.server.headersTimeout = 15_000;
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
    await app.register(forwardRoutes, { origin, qihu, prefixes: CALL_PREFIXES });
    await app.register(forwardSockets, { origin, counters, ...sockets });
  } else {
    const { services, feed } = options.calls;
    await createApi(app, services);
    if (feed) await app.register(openGateway, { services, feed, counters, ...sockets });
    if (options.devtools) await app.register(options.devtools, { services });
  }
  const { services } = options.calls;
  // In a scope of its own, which closes before what its statements need.
  if (services) await app.register(async (scope) => startCleanup(scope, services));
  const { siteOrigin } = options;
  routeUpgrades(app, SOCKET_PATHS, options.hotReload ? pipeUpgrade.bind(undefined, siteOrigin) : undefined);
  const settings = 'origin' in options.calls ? pageSettings(options.calls) : undefined;
  if (options.hotReload) {
    await app.register(hotReloadRoutes, { origin: siteOrigin, settings });
  } else {
    const { freshFor = 15_000, pageCacheBytes = 32 * 1024 * 1024 } = options;
    const store = new ResponseStore(site, {
      maxBytes: pageCacheBytes,
      freshFor,
      servers: sockets.servers,
      ...settings,
      log: app.log,
    });
    options.metrics?.store(store);
    const { files = new SiteFiles(process.cwd()), releases, development } = options;
    if (releases) publishRelease(app, releases);
    const {
      hosts = builtInHosts,
      campaignSettings = nothingSet,
      revisions = noRevisions,
      clock = () => new Date(),
    } = services ?? {};
    const findPreview = services && ((token: string) => findPreviewed(services, token));
    options.metrics?.hosts(hosts);
    await app.register(pageRoutes, {
      store,
      files,
      releases,
      hosts,
      campaignSettings,
      revisions,
      clock,
      findPreview,
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
