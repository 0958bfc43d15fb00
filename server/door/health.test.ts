import Fastify from 'fastify';
import { HEALTH_PATH, healthRoute } from './health';

async function ask(checks: Parameters<typeof healthRoute>[1]) {
  const app = Fastify();
  await healthRoute(app, checks);
  const answer = await app.inject(HEALTH_PATH);
  await app.close();
  return answer;
}

test('green when every part answers, and kept by nobody', async () => {
  const answer = await ask({ site: async () => {}, database: async () => {} });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'ok', server: 'ok', site: 'ok', database: 'ok' });
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

test('red with the part that fails, and without the reason', async () => {
  const answer = await ask({ site: async () => {}, database: () => Promise.reject(new Error('password wrong')) });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ status: 'down', server: 'ok', site: 'ok', database: 'down' });
});

test('a part that hangs is down within three seconds', async () => {
  const began = Date.now();
  const answer = await ask({ site: () => new Promise(() => {}) });
  expect(answer.json()).toMatchObject({ status: 'down', site: 'down' });
  expect(Date.now() - began).toBeLessThan(3_000);
});
