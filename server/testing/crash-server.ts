import Fastify from 'fastify';
import { createApi } from '../create-api';
import { startSender } from '../domain/ad-conversions/sender';
import { openServices } from '../open-services';
import { openOperatorSocket } from '../operations/cli/operator-socket';
import { readApiConfig } from '../settings/read-api-config';
import { AGREEMENTS } from './agreements';

/**
 * A server process that tests kill: serves the API on a free loopback port and prints its origin. It kills itself just
 * before it sends the response of the call at `DIE_BEFORE_ANSWER_OF`, when everything is stored. With
 * `SENDS_CONVERSIONS` it sends conversions. On the embedded database it also runs operators' operations.
 */
async function main(): Promise<void> {
  // A test that is ended by force cannot stop it.
  process.stdin.resume().on('end', () => process.exit(1));
  const services = await openServices(readApiConfig(process.env), { agreements: AGREEMENTS });
  const app = Fastify();
  app.addHook('onSend', async ({ url }) => {
    if (url === process.env.DIE_BEFORE_ANSWER_OF) process.kill(process.pid, 'SIGKILL');
  });
  await createApi(app, services);
  if (!services.config.databaseUrl) await openOperatorSocket(services, services.config.dataDir);
  if (process.env.SENDS_CONVERSIONS) startSender(services, app.log);
  console.error(`listening on ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
}

void main();
