import type { FastifyInstance } from 'fastify';
import { BASE_PATH } from '@/lib/site';
import { CACHE_CONTROL } from './cache-policy';

/** Resolves while a part of the product works, rejects otherwise. */
export type HealthCheck = () => Promise<unknown>;

/** Readiness, for load balancers and `npm start`: whether the product works. */
export const HEALTH_PATH = `${BASE_PATH}/healthz`;

/** Liveness, for supervisors: whether the server responds at all, regardless of its parts. */
export const LIVE_PATH = `${BASE_PATH}/livez`;

/** Milliseconds each check has. */
const PATIENCE = 2_000;

/** Milliseconds for which a result is reused, counted from the start of its checks. */
const GOOD_FOR = 1_000;

type State = 'ok' | 'down';

/**
 * The routes of readiness and liveness. Readiness returns 200 when every part passes its check in time, and 503 with
 * the state of each part otherwise; the reasons only go to the log. Liveness returns 200 without checks, so that no
 * server is restarted for another part's failure. However many requests come, checks run at most once a second and
 * never twice at a time.
 */
export async function healthRoutes(app: FastifyInstance, checks: Readonly<Record<string, HealthCheck>>): Promise<void> {
  const wereUp = new Set<string>();
  let begun = Number.NEGATIVE_INFINITY;
  let underWay = false;
  let states: Promise<Record<string, State>> | undefined;

  function currentStates(): Promise<Record<string, State>> {
    if (!states || (!underWay && performance.now() - begun >= GOOD_FOR)) {
      begun = performance.now();
      underWay = true;
      states = askAll().finally(() => {
        underWay = false;
      });
    }
    return states;
  }

  async function askAll(): Promise<Record<string, State>> {
    return Object.fromEntries(
      await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await ask(name, check)])),
    );
  }

  async function ask(name: string, check: HealthCheck): Promise<State> {
    try {
      await withinPatience(check);
      wereUp.add(name);
      return 'ok';
    } catch (error) {
      // A part that has not been up yet is still starting, which needs no warning.
      app.log[wereUp.has(name) ? 'warn' : 'info']({ err: error, part: name }, 'health check failed');
      return 'down';
    }
  }

  app.get(LIVE_PATH, async (_request, reply) =>
    reply.header('cache-control', CACHE_CONTROL.personal).send({ status: 'ok' }),
  );
  app.get(HEALTH_PATH, async (_request, reply) => {
    const parts = await currentStates();
    const healthy = Object.values(parts).every((state) => state === 'ok');
    return reply
      .code(healthy ? 200 : 503)
      .header('cache-control', CACHE_CONTROL.personal)
      .send({ status: healthy ? 'ok' : 'down', server: 'ok', ...parts });
  });
}

async function withinPatience(check: HealthCheck): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${PATIENCE} ms`)), PATIENCE);
  });
  try {
    await Promise.race([check(), late]);
  } finally {
    clearTimeout(timer);
  }
}
