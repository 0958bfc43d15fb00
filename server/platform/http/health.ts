import type { FastifyInstance } from 'fastify';
import { BASE_PATH } from '@/lib/site';
import { CACHE_CONTROL } from './cache-policy';

/** Answers as long as a part of the product works, throws when it does not. */
export type HealthCheck = () => Promise<unknown>;

/** Where load balancers and `npm start` ask whether the product works: its readiness. */
export const HEALTH_PATH = `${BASE_PATH}/healthz`;

/** Where a supervisor asks whether the server still answers at all: its liveness, whatever its parts do. */
export const LIVE_PATH = `${BASE_PATH}/livez`;

/** Milliseconds that each part has to answer. */
const PATIENCE = 2_000;

/** Milliseconds that an answer is good for, counted from when its checks began. */
const GOOD_FOR = 1_000;

type State = 'ok' | 'down';

/**
 * The routes of readiness and liveness. Ready answers 200 when every part answers in time, 503 with the state of each otherwise;
 * why a part fails stays in the log. Alive answers 200 and asks nobody, so that nothing is restarted for another's fault.
 * The parts are asked once a second at most and never twice at a time, however many ask for their health.
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
      // A part that has not been up yet is still starting, which nobody needs to be warned of.
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
    timer = setTimeout(() => reject(new Error(`no answer in ${PATIENCE} ms`)), PATIENCE);
  });
  try {
    await Promise.race([check(), late]);
  } finally {
    clearTimeout(timer);
  }
}
