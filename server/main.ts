import './platform/logs/json-console.cjs';
import { Server } from 'node:https';
import { clauses, desktopClauses, requiredForRegistration } from '@/clauses';
import { deploymentOf } from '@/lib/deployment';
import { buildApp } from './app';
import { startSender } from './domain/ad-conversions/sender';
import { missingKeys } from './domain/ad-conversions/settings';
import { openMarket } from './domain/market/open-market';
import { followEdgeLog } from './domain/page-loads/edge-log';
import { recordPageLoads } from './domain/page-loads/recorder';
import { builtCatalogue } from './domain/revisions/follow-revisions';
import { DatabaseReleaseStore } from './front/releases/database-store';
import { FolderReleaseStore } from './front/releases/folder-store';
import { Releases } from './front/releases/releases';
import { siteKeyOf } from './front/site-key';
import type { MetricsConfig } from './observability/metrics/settings';
import type { OfficeTools } from './office/options';
import { openServices } from './open-services';
import { openOperatorSocket } from './operations/cli/operator-socket';
import { startNotices } from './operations/notices/start-notices';
import { certificateOf } from './platform/database/address-files';
import { errorCode, isDamaged } from './platform/database/error-code';
import { isUnavailable } from './platform/database/unavailable';
import { withoutParameters } from './platform/database/without-parameters';
import { on } from './platform/events/events';
import { Tls } from './platform/http/tls';
import { loggerAt } from './platform/logs/logger';
import { startHeartbeat } from './platform/processes/heartbeat';
import { ConfigError } from './platform/settings/config-error';
import { withGuideLines } from './platform/settings/guide-lines';
import type { TracingConfig } from './platform/tracing/settings';
import type { Services } from './services';
import { type Config, readConfig } from './settings/read-config';

/** Milliseconds that pending requests have to end after a stop signal. */
const GRACE = 8_000;

async function main(): Promise<void> {
  const release = process.env.SERVER_BUILD;
  const devtools = deploymentOf(process.env.DEPLOYMENT) === 'development' ? await import('@/devtools') : undefined;
  const config = readConfig(process.env, devtools?.standIns);
  // Before the database opens, because traces include its statements.
  const tracing = config.tracing ? await openTracing(config.tracing) : undefined;
  const tls = config.tls && new Tls(config.tls);
  const metrics = config.metrics ? await openMetrics(config.metrics, tls, shownToOthers(config)) : undefined;
  const calls = await openCalls(config);
  const app = await buildApp({
    siteOrigin: config.siteOrigin,
    siteKey: siteKeyOf(config.siteKey),
    development: config.development,
    serverBuild: release,
    devtools: devtools?.developmentRoutes,
    hotReload: config.hotReload,
    trustProxy: config.trustProxy,
    tls,
    logger: loggerAt(config.logLevel),
    calls,
    pageCacheBytes: config.pageCacheBytes,
    releases: releasesOf(calls.services, config),
    sockets: config.sockets,
    officeOrigin: config.officeOrigin,
    metrics,
    tracing,
  });
  tracing?.warn(app.log);
  const { services } = calls;
  if (services) {
    const { database, standby, config: api } = services;
    metrics?.database(database);
    if (standby) metrics?.standby(standby);
    metrics?.rounds(services);
    if (!api.provider) {
      if (!config.development) for (const missing of missingKeys(api.conversions)) app.log.warn(missing);
      let stopSender: ReturnType<typeof startSender> | undefined;
      // Not earlier: in development this server is also the platforms' stand-in.
      app.addHook('onListen', () => {
        stopSender = startSender(services, app.log);
      });
      app.addHook('preClose', async () => stopSender?.());
    }
    on('operation_recorded', ({ operation: act, head }) => app.log.info({ act, head }, 'audit log'));
    if (config.notices) {
      const { channel, link } = config.notices;
      app.addHook('preClose', startNotices({ services, link }, channel, app.log));
    }
    app.addHook('preClose', startHeartbeat({ ...services, release, log: app.log }));
    const stopRecording = recordPageLoads(services, app.log);
    const closeOperatorSocket = api.databaseUrl ? undefined : await openOperatorSocket(services, api.dataDir);
    app.addHook('onClose', async () => {
      await closeOperatorSocket?.();
      await stopRecording();
      await database.close();
    });
  }
  const office =
    services &&
    config.office &&
    (await openOffice(config, services, tls, devtools?.officeTools(services, config.port)));
  if (config.edgePageLog) {
    const { catalogue = builtCatalogue } = services ?? {};
    app.addHook('preClose', await followEdgeLog(config.edgePageLog, catalogue, app.log));
  }
  app.addHook('onClose', async () => {
    await Promise.all([metrics?.close(), tracing?.close()]);
  });
  stopOnSignals(
    async () => {
      await office?.close();
      await app.close();
    },
    () => {
      for (const open of [office, app]) open?.server.closeAllConnections();
    },
  );
  const { host, port } = config;
  await app.listen({ host, port }).catch((cause: NodeJS.ErrnoException) => {
    throw new ConfigError(`HOST, PORT: cannot listen on ${host}:${port} (${cause.code})`, { cause });
  });
  const listeners = [app.server, metrics?.server, office?.server].filter((listener) => listener instanceof Server);
  tls?.follow(listeners, (fault) => app.log.warn(fault));
}

async function openCalls({ api, market }: Config) {
  if ('origin' in api) {
    const { activities, ...forwarded } = api;
    const services = activities && (await openServices(activities, { agreements: { required: [], versions: {} } }));
    return { ...forwarded, services };
  }
  const versions = Object.fromEntries(clauses.map(({ slug, version }) => [slug, version]));
  const services = await openServices(api, {
    agreements: { required: requiredForRegistration, instead: desktopClauses, versions },
  });
  return { services, feed: await openMarket(market, services) };
}

/** Stores the files of releases: in the database, which all machines share, or else in a folder. */
function releasesOf(services: Services | undefined, { dataDir }: Config): Releases {
  return services
    ? new Releases(new DatabaseReleaseStore(services.database.orm), services.clock)
    : new Releases(new FolderReleaseStore(dataDir), () => new Date());
}

/** Imports the metrics library only when metrics are on. */
async function openMetrics(config: MetricsConfig, tls: Tls | undefined, certificates: readonly string[]) {
  return (await import('./observability/metrics/open-metrics')).openMetrics(config, tls, certificates);
}

/** Imports the office only when it is on. */
async function openOffice(
  { office, trustProxy, logLevel }: Config,
  services: Services,
  tls?: Tls,
  tools?: OfficeTools,
) {
  const { openOffice: open } = await import('./office/open-office');
  return office && open(office, { services, trustProxy, tls, tools, logger: loggerAt(logLevel) });
}

/** Files of the client certificates that this server shows to PostgreSQL and Redis. */
function shownToOthers({ api, market }: Config): string[] {
  const { databaseUrl, databaseReadUrl } = ('origin' in api ? api.activities : api) ?? {};
  const databases = [databaseUrl, databaseReadUrl].map((address) => address && certificateOf(address));
  const files = [...databases, market.redis?.certificate?.certificate];
  return files.filter((file) => file !== undefined);
}

async function openTracing({ headers }: TracingConfig) {
  // The library reads only its own variables, none of which names a file.
  if (headers) process.env.OTEL_EXPORTER_OTLP_HEADERS = headers;
  return (await import('./observability/tracing/open-tracing')).openTracing();
}

/** Answers pending requests, closes everything and exits with 0, in less than 10 seconds. */
function stopOnSignals(close: () => Promise<unknown>, cutConnections: () => void): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      setTimeout(cutConnections, GRACE).unref();
      await close();
      process.exit(0);
    });
  }
}

// Without this, Node would print the values of the failed statement.
process.on('uncaughtException', (error) => fail(withoutParameters(error)));

main().catch((error) => fail(startFailure(error)));

/** What ends a start: a sentence for what operators can correct, else the error with its stack. */
function startFailure(error: unknown): unknown {
  if (error instanceof ConfigError) return `These settings cannot be used:\n${withGuideLines(error.message)}`;
  if (isDamaged(error)) return `Files of the database are damaged (${errorCode(error)}). Restore a backup.`;
  if (isUnavailable(error))
    return `The database cannot be reached, or cannot write (${errorCode(error) ?? 'no answer'}).`;
  return withoutParameters(error);
}

function fail(reason: unknown): never {
  console.error(reason);
  process.exit(1);
}
