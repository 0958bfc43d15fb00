import { openFront } from '../../front/testing/open-front';
import { logAt } from '../../testing/server-of';

const GIVEN = '1795301615.274-19776-3-1';
const BY_PROXY = { 'x-forwarded-for': '203.0.113.9' };

async function idsOf(
  requests: { headers?: Record<string, string>; remoteAddress?: string; url?: string }[],
): Promise<{ answered: unknown[]; logged: unknown[] }> {
  const { log, logger } = logAt('info');
  const { app, close } = await openFront({ trustProxy: ['10.0.0.0/8'], logger });
  const answered: unknown[] = [];
  for (const request of requests) {
    const { headers } = await app.inject({ url: '/newactivities/bull-market', remoteAddress: '10.0.0.1', ...request });
    answered.push(headers['x-request-id']);
  }
  await close();
  const lines = log.map((line) => JSON.parse(line)).filter(({ path }) => path);
  return { answered, logged: lines.map(({ reqId }) => reqId) };
}

test('gives each response and its log line the same unique id', async () => {
  const urls = ['/', '/newactivities/bull-market', '/newactivities//x', '/apis/x', '/robots.txt'];
  const { answered, logged } = await idsOf(urls.map((url) => ({ url })));
  expect(new Set(answered).size).toBe(urls.length);
  expect(answered).toEqual(answered.map(() => expect.stringMatching(/^[0-9a-f]{12}-[0-9a-z]+$/)));
  expect(logged).toEqual(answered);
});

test('uses the id of a trusted proxy', async () => {
  const { answered, logged } = await idsOf([{ headers: { ...BY_PROXY, 'x-request-id': GIVEN } }]);
  expect([answered, logged]).toEqual([[GIVEN], [GIVEN]]);
});

test.each([
  ['a visitor', { headers: { ...BY_PROXY, 'x-request-id': GIVEN }, remoteAddress: '203.0.113.7' }, GIVEN],
  ['a proxy that names no visitor', { headers: { 'x-request-id': GIVEN } }, GIVEN],
  ['a sentence', { headers: { ...BY_PROXY, 'x-request-id': 'token=abc def' } }, 'token'],
  ['an overlong header', { headers: { ...BY_PROXY, 'x-request-id': 'a'.repeat(65) } }, 'aaa'],
])('ignores the id of %s', async (_what, request, given) => {
  const { answered, logged } = await idsOf([request]);
  expect(answered).toEqual(logged);
  expect(String(answered[0])).not.toContain(given);
});
