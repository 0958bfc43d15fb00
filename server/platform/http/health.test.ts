import Fastify, { type FastifyInstance } from 'fastify';
import { holdTimers } from '../../testing/hold-timers';
import { HEALTH_PATH, healthRoutes, LIVE_PATH } from './health';

async function ask(checks: Parameters<typeof healthRoutes>[1], path = HEALTH_PATH) {
  const app = Fastify();
  await healthRoutes(app, checks);
  const answer = await app.inject(path);
  await app.close();
  return answer;
}

test('is ready when every part works, uncacheable', async () => {
  const answer = await ask({ site: async () => {}, database: async () => {} });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'ok', server: 'ok', site: 'ok', database: 'ok' });
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

test('is not ready when a part fails, and names the part but not the reason', async () => {
  const answer = await ask({ site: async () => {}, database: () => Promise.reject(new Error('password wrong')) });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ status: 'down', server: 'ok', site: 'ok', database: 'down' });
});

test('is alive while a part is down or hangs, without checking it', async () => {
  const parts = {
    site: jest.fn(() => Promise.reject(new Error('refused'))),
    database: jest.fn(() => new Promise(() => {})),
  };
  const answer = await ask(parts, LIVE_PATH);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'ok' });
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect([parts.site, parts.database].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test('reports a hanging part as down after two seconds', async () => {
  holdTimers();
  const site = jest.fn(() => new Promise(() => {}));
  let isAnswered = false;
  const answer = ask({ site }).finally(() => {
    isAnswered = true;
  });
  while (site.mock.calls.length === 0) await new Promise(setImmediate);
  await jest.advanceTimersByTimeAsync(1_999);
  expect(isAnswered).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect((await answer).json()).toMatchObject({ status: 'down', site: 'down' });
  jest.useRealTimers();
});

test('logs a failing part as a warning if it was up before, and as info while it starts', async () => {
  const lines: { level: number; part: string }[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => lines.push(JSON.parse(line)) } } });
  let up = false;
  const now = jest.spyOn(performance, 'now');
  await healthRoutes(app, { site: async () => up || Promise.reject(new Error('refused')) });
  for (const [second, isUp] of [false, true, false].entries()) {
    up = isUp;
    now.mockReturnValue(second * 1_000);
    await app.inject(HEALTH_PATH);
  }
  await app.close();
  const INFO = 30;
  const WARN = 40;
  expect(lines.filter(({ part }) => part).map(({ level }) => level)).toEqual([INFO, WARN]);
});

describe('with frequent requests', () => {
  let now = 0;
  let failure: Error | undefined;
  let answers: (() => void)[] | undefined;
  const database = jest.fn(async () => {
    if (answers) await new Promise<void>((resolve) => answers?.push(resolve));
    if (failure) throw failure;
  });
  let app: FastifyInstance;
  const status = async () => (await app.inject(HEALTH_PATH)).statusCode;

  beforeEach(async () => {
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    database.mockClear();
    [failure, answers] = [undefined, undefined];
    app = Fastify();
    await healthRoutes(app, { database });
  });
  afterEach(() => app.close());

  test('checks the parts once a second', async () => {
    for (let asked = 0; asked < 50; asked += 1) await status();
    now += 999;
    await status();
    expect(database).toHaveBeenCalledTimes(1);
    now += 1;
    await status();
    expect(database).toHaveBeenCalledTimes(2);
  });

  test('notices failure and recovery within a second', async () => {
    expect(await status()).toBe(200);
    failure = new Error('gone');
    now += 1_000;
    expect(await status()).toBe(503);
    failure = undefined;
    now += 1_000;
    expect(await status()).toBe(200);
  });

  test('does not check a slow part again while a check is running', async () => {
    answers = [];
    const first = status();
    while (answers.length === 0) await new Promise(setImmediate);
    now += 1_500;
    const second = status();
    await new Promise(setImmediate);
    expect(database).toHaveBeenCalledTimes(1);
    answers[0]?.();
    expect(await Promise.all([first, second])).toEqual([200, 200]);
  });
});
