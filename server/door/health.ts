import type { FastifyInstance } from 'fastify';
import { BASE_PATH } from '@/lib/site';
import { CACHE_CONTROL } from './cache-policy';

/** Answers as long as a part of the product works, throws when it does not. */
export type HealthCheck = () => Promise<unknown>;

/** Where load balancers and `npm start` ask whether the product works. */
export const HEALTH_PATH = `${BASE_PATH}/healthz`;

/** Milliseconds that each part has to answer. */
const PATIENCE = 2_000;

/** Answers 200 when every part answers in time, 503 with the state of each otherwise. Why a part fails stays in the log. */
export async function healthRoute(app: FastifyInstance, checks: Readonly<Record<string, HealthCheck>>): Promise<void> {
  app.get(HEALTH_PATH, async (request, reply) => {
    const parts = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        try {
          await withinPatience(check);
          return [name, 'ok'] as const;
        } catch (error) {
          request.log.warn({ err: error, part: name }, 'health check failed');
          return [name, 'down'] as const;
        }
      }),
    );
    const healthy = parts.every(([, state]) => state === 'ok');
    return reply
      .code(healthy ? 200 : 503)
      .header('cache-control', CACHE_CONTROL.personal)
      .send({ status: healthy ? 'ok' : 'down', server: 'ok', ...Object.fromEntries(parts) });
  });
}

async function withinPatience(check: HealthCheck): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${PATIENCE} ms`)), PATIENCE);
  });
  try {
    await Promise.race([check(), late]);
  } finally {
    clearTimeout(timer);
  }
}
