import './logs/json-console.cjs';
import { clauses, requiredForRegistration } from '@/clauses';
import { openServices } from './api/open-services';
import { buildApp } from './app';
import { type Config, ConfigError, readConfig } from './config';
import { startSender } from './conversions/sender';
import { missingKeys } from './conversions/settings';
import { withoutParameters } from './database/without-parameters';
import { loggerAt } from './logs/logger';
import { openMarket } from './market/open-market';
import type { MetricsConfig } from './metrics/settings';
import { openEntrance } from './operations/entrance';
import { followEdgeLog } from './page-loads/edge-log';
import { recordPageLoads } from './page-loads/recorder';

/** Milliseconds that requests under way have to end once the server was told to stop. */
const GRACE = 8_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  // Before the database is opened, whose statements are part of the traces.
  const tracing = config.tracing ? await openTracing() : undefined;
  const metrics = config.metrics ? await openMetrics(config.metrics) : undefined;
  const calls = await openCalls(config);
  const app = await buildApp({
    siteOrigin: config.siteOrigin,
    development: config.development,
    hotReload: config.hotReload,
    trustProxy: config.trustProxy,
    logger: loggerAt(config.logLevel),
    calls,
    sockets: config.sockets,
    metrics,
    tracing,
  });
  tracing?.warn(app.log);
  if ('services' in calls) {
    const { database, config: api } = calls.services;
    metrics?.database(database);
    if (!config.development) for (const missing of missingKeys(api.conversions)) app.log.warn(missing);
    app.addHook('preClose', startSender(calls.services, app.log));
    const stopRecording = recordPageLoads(calls.services, app.log);
    const closeEntrance = api.databaseUrl ? undefined : await openEntrance(calls.services, api.dataDir);
    app.addHook('onClose', async () => {
      await closeEntrance?.();
      await stopRecording();
      await database.close();
    });
  }
  if (config.edgePageLog) app.addHook('preClose', await followEdgeLog(config.edgePageLog, app.log));
  app.addHook('onClose', async () => {
    await Promise.all([metrics?.close(), tracing?.close()]);
  });
  stopOnSignals(
    () => app.close(),
    () => app.server.closeAllConnections(),
  );
  await app.listen({ host: config.host, port: config.port });
}

async function openCalls({ api, market }: Config) {
  if ('origin' in api) return api;
  const versions = Object.fromEntries(clauses.map(({ slug, version }) => [slug, version]));
  const feed = await openMarket(market);
  return { services: await openServices(api, { agreements: { required: requiredForRegistration, versions } }), feed };
}

/** Loaded by those who measure alone. */
async function openMetrics(config: MetricsConfig) {
  return (await import('./metrics/open-metrics')).openMetrics(config);
}

async function openTracing() {
  return (await import('./tracing/open-tracing')).openTracing();
}

/** Answers what is under way, closes everything and exits with 0, in less than 10 seconds. */
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

// What nobody caught would be printed with the values of the statement that failed.
process.on('uncaughtException', (error) => fail(withoutParameters(error)));

main().catch((error) =>
  fail(error instanceof ConfigError ? `These settings cannot be used:\n${error.message}` : withoutParameters(error)),
);

function fail(reason: unknown): never {
  console.error(reason);
  process.exit(1);
}
