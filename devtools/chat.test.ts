import Fastify, { type FastifyInstance } from 'fastify';
import { serviceMessages } from '@/server/platform/database/schema/devtools';
import { describeOnDatabase, TestApi } from '@/server/testing';
import { developmentRoutes } from './routes';

const CONVERSATION = '0b3f1c52-9d5e-4c36-8f0a-2f1f0c0f4a11';
const LOCAL = { remoteAddress: '127.0.0.1', headers: { host: 'bfzh.localhost:3000' } };

describeOnDatabase((database) => {
  let app: FastifyInstance;
  beforeEach(async () => {
    const { services } = await TestApi.on(database());
    app = Fastify();
    await app.register(developmentRoutes, { services });
  });
  const write = (text: string, conversation = CONVERSATION) =>
    app.inject({
      method: 'POST',
      url: '/dev/chat',
      remoteAddress: LOCAL.remoteAddress,
      headers: { ...LOCAL.headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ conversation, company: '1000', config: '2000', text }).toString(),
    });
  const read = (url: string) => app.inject({ url, ...LOCAL });

  test('stores a message, and shows it only in its own conversation', async () => {
    const sent = await write('什么时候到账？');
    expect(sent.statusCode).toBe(303);
    expect((await read(sent.headers.location ?? '')).body).toContain('什么时候到账？');
    expect((await read('/dev/chat?company=1000&config=2000')).body).not.toContain('什么时候到账？');
    expect(await database().orm.select().from(serviceMessages)).toEqual([
      expect.objectContaining({ conversation: CONVERSATION, company: '1000', config: '2000', text: '什么时候到账？' }),
    ]);
  });

  test('shows markup in a message and in the query as text', async () => {
    await write('<img src=x onerror=alert(1)>"&');
    const page = await read(`/dev/chat?conversation=${CONVERSATION}&company=${encodeURIComponent('"><script>')}`);
    expect(page.body).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&amp;');
    expect(page.body).not.toContain('"><script>');
  });

  test.each([
    ['an empty message', ' '],
    ['a long message', 'x'.repeat(501)],
    ['a NUL', 'a\0b'],
  ])('rejects %s', async (_, text) => {
    expect((await write(text)).statusCode).toBe(400);
    expect(await database().orm.select().from(serviceMessages)).toEqual([]);
  });

  test.each([
    ['another machine', { remoteAddress: '203.0.113.7', headers: LOCAL.headers }],
    ['another host', { remoteAddress: '127.0.0.1', headers: { host: 'gold.example' } }],
    ['a proxy on this machine', { ...LOCAL, headers: { ...LOCAL.headers, 'x-forwarded-for': '203.0.113.7' } }],
  ])('hides the chat from %s', async (_, from) => {
    expect((await app.inject({ url: '/dev/chat', ...from })).statusCode).toBe(404);
  });
});
