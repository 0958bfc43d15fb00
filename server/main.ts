import { clauses, requiredForRegistration } from '@/clauses';
import { openServices } from './api/open-services';
import { buildApp } from './app';
import { type Config, ConfigError, readConfig } from './config';
import { startSender } from './conversions/sender';
import { missingKeys } from './conversions/settings';
import { openMarket } from './market/open-market';
import { openEntrance } from './operations/entrance';

/** Milliseconds that requests under way have to end once the server was told to stop. */
const GRACE = 8_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const calls = await openCalls(config);
  const app = await buildApp({
    siteOrigin: config.siteOrigin,
    development: config.development,
    hotReload: config.hotReload,
    trustProxy: config.trustProxy,
    logger: { level: config.logLevel },
    calls,
    sockets: config.sockets,
  });
  if ('services' in calls) {
    const { database, config: api } = calls.services;
    if (!config.development) for (const missing of missingKeys(api.conversions)) app.log.warn(missing);
    app.addHook('preClose', startSender(calls.services, app.log));
    const closeEntrance = api.databaseUrl ? undefined : await openEntrance(calls.services, api.dataDir);
    app.addHook('onClose', async () => {
      await closeEntrance?.();
      await database.close();
    });
  }
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

main().catch((error) => {
  console.error(error instanceof ConfigError ? `These settings cannot be used:\n${error.message}` : error);
  process.exit(1);
});
