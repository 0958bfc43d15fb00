import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { brands } from '@/brands';
import { readStatuses } from '@/server/domain/activities/engine/campaign-status';
import { ApiProblem } from '@/server/platform/http/problem';
import { readFields } from '@/server/platform/http/read-fields';
import { splitTarget } from '@/server/platform/http/request-target';
import type { Services } from '@/server/services';
import { sendPage } from '../page/development-page';
import { CLOCK_PATH, LIVE_PATH, PAGE_PATH, QR_PATH, SCRIPTS_PATH, SESSION_PATH } from './address';
import { browserFiles } from './browser-files';
import { clockOrder, moveClock } from './clock';
import { consolePage } from './console-page';
import { liveLists } from './live-lists';
import { matrixOf, type PreviewPorts } from './matrix';
import { DevicePreviews } from './preview/device-previews';
import { phoneCode } from './qr';
import { readLive } from './read-live';
import { readConsoleQuery } from './read-query';
import { signIn, signInOrder } from './sign-in';

const liveFields = z.object({
  brand: z.enum(['', ...brands.map(({ appCode }) => appCode)], '没有这个品牌').default(''),
});
const qrFields = z.object({ address: z.string('请写明 address').max(2_048, '地址太长') });

/** Registers the console for QA: every page under every host on every device, the clock, and visitors' latest events. */
export function registerConsole(app: FastifyInstance, services: Services): void {
  const { database, clock, movableClock, campaigns } = services;
  const previews = new DevicePreviews(() => originOf(app));
  app.addHook('onClose', () => previews.close());
  const files = browserFiles();

  app.get(PAGE_PATH, async (request, reply) => {
    const { query, faults } = readConsoleQuery(splitTarget(request.raw.url ?? '').search);
    const now = clock();
    const ports = await previews.ports();
    const html = consolePage({
      query,
      faults,
      matrix: matrixOf(query, ports, portOf(request)),
      clock: { now, ahead: movableClock?.ahead ?? 0 },
      statuses: await readStatuses(database.orm, campaigns, now),
      live: await readLive(database.orm, undefined),
      office: officeOrigin(process.env),
    });
    return sendPage(reply, html, faults.length > 0 ? 400 : 200, framesOf(ports));
  });

  app.get(LIVE_PATH, async (request, reply) => {
    const { brand } = read(liveFields, await readFields('query', request));
    return sendPart(reply, liveLists(await readLive(database.orm, brand || undefined)));
  });

  app.post(CLOCK_PATH, async (request) => {
    if (!movableClock) throw new ApiProblem('not_found', { message: '这台服务器的时钟不能移动' });
    const refused = moveClock(movableClock, read(clockOrder, await readFields('json', request)));
    if (refused !== undefined) throw new ApiProblem('invalid_input', { message: refused });
    return { now: clock().toISOString(), ahead: movableClock.ahead };
  });

  app.post(SESSION_PATH, async (request) => {
    const { account } = read(signInOrder, await readFields('json', request));
    return signIn(services, account);
  });

  app.get(QR_PATH, async (request, reply) => {
    const { address } = read(qrFields, await readFields('query', request));
    return reply.type('image/svg+xml').send(phoneCode(address));
  });

  app.get<{ Params: { file: string } }>(`${SCRIPTS_PATH}/:file`, async ({ params: { file } }, reply) => {
    const script = files.get(file);
    if (script === undefined) throw new ApiProblem('not_found');
    return reply.type('text/javascript; charset=utf-8').send(script);
  });
}

/** @throws ApiProblem with the sentence of the first invalid field */
function read<Schema extends z.ZodType>(schema: Schema, fields: unknown): z.output<Schema> {
  const result = schema.safeParse(fields);
  if (!result.success) throw new ApiProblem('invalid_input', { message: result.error.issues[0]?.message ?? '' });
  return result.data;
}

function sendPart(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(html);
}

function framesOf(ports: PreviewPorts): string[] {
  return Object.values(ports).map((port) => `http://*.localhost:${port}`);
}

/** The public port of the local pages. */
function portOf({ headers }: FastifyRequest): string {
  return /:(\d+)$/.exec(headers.host ?? '')?.[1] ?? '';
}

function originOf(app: FastifyInstance): string {
  const address = app.server.address();
  if (!address || typeof address === 'string') throw new Error('The server does not listen on a port.');
  return `http://localhost:${address.port}`;
}

function officeOrigin({ OFFICE_ORIGIN, OFFICE_PORT }: NodeJS.ProcessEnv): string | undefined {
  if (!OFFICE_PORT || OFFICE_PORT === 'off') return undefined;
  return OFFICE_ORIGIN || `http://localhost:${OFFICE_PORT}`;
}
