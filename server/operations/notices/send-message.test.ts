import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { ChatFormat } from '../../settings/notices';
import type { NoticeMessage } from './messages';
import { sendMessage } from './send-message';

const NOW = new Date('2026-06-01T04:00:00Z');
const SECRET = 'SEC0123456789abcdef';
const MESSAGE: NoticeMessage = {
  title: '运营待办 2 项',
  notices: [
    { kind: 'approval', text: 'Li Na 的申请 7（pay）待批准。' },
    { kind: 'budget', text: '“[daily]*”的预算还剩 $5，共 $100。' },
  ],
  more: 3,
  link: 'https://office.example',
};
const LINES = ['Li Na 的申请 7（pay）待批准。', '“[daily]*”的预算还剩 $5，共 $100。', '另有 3 项。'];
const MARKDOWN = ['- Li Na 的申请 7（pay）待批准。', '- “\\[daily\\]\\*”的预算还剩 $5，共 $100。', '- 另有 3 项。'];
const END = ['', '[打开运营台](https://office.example)'];

/** A message as a robot gets it. */
interface Got {
  query: URLSearchParams;
  signature: string | undefined;
  body: string;
}

const hmac = (key: string, content: string) => createHmac('sha256', key).update(content).digest();
const isNow = (milliseconds: number) => Math.abs(milliseconds - NOW.getTime()) < 3_600_000;

/** Stand-ins of the robots, which accept only what their documentation describes. Each returns its answer. */
const ROBOTS: Readonly<Record<ChatFormat, (got: Got) => object>> = {
  wecom({ query, body }) {
    if (query.get('key') !== 'abc') return { errcode: 93000, errmsg: 'invalid webhook url' };
    const content = z.string().refine((value) => Buffer.byteLength(value) <= 4096);
    const form = z.strictObject({ msgtype: z.literal('markdown'), markdown: z.strictObject({ content }) });
    return form.safeParse(JSON.parse(body)).success ? { errcode: 0, errmsg: 'ok' } : { errcode: 40008 };
  },
  dingtalk({ query, body }) {
    const timestamp = query.get('timestamp') ?? '';
    const sign = hmac(SECRET, `${timestamp}\n${SECRET}`).toString('base64');
    if (query.get('access_token') !== 'abc' || !isNow(Number(timestamp)) || query.get('sign') !== sign)
      return { errcode: 310000, errmsg: 'sign not match' };
    const markdown = z.strictObject({ title: z.string().min(1), text: z.string().min(1) });
    const form = z.strictObject({ msgtype: z.literal('markdown'), markdown });
    return form.safeParse(JSON.parse(body)).success ? { errcode: 0, errmsg: 'ok' } : { errcode: 400101 };
  },
  feishu({ body }) {
    const part = z.discriminatedUnion('tag', [
      z.strictObject({ tag: z.literal('text'), text: z.string() }),
      z.strictObject({ tag: z.literal('a'), text: z.string(), href: z.url() }),
    ]);
    const post = z.strictObject({ zh_cn: z.strictObject({ title: z.string(), content: z.array(z.array(part)) }) });
    const form = z.strictObject({
      timestamp: z.string().regex(/^\d{10}$/),
      sign: z.string(),
      msg_type: z.literal('post'),
      content: z.strictObject({ post }),
    });
    const { data } = form.safeParse(JSON.parse(body));
    if (!data) return { code: 9499, msg: 'Bad Request' };
    const right = hmac(`${data.timestamp}\n${SECRET}`, '').toString('base64') === data.sign;
    return right && isNow(Number(data.timestamp) * 1000) ? { code: 0, msg: 'success' } : { code: 19021 };
  },
  json: () => ({}),
};

describe('a robot', () => {
  let server: Server;
  let got: Got[];
  let answer: (request: Got) => { status?: number; body: string };
  beforeEach(async () => {
    got = [];
    server = createServer(async (request, response) => {
      const { searchParams: query } = new URL(request.url ?? '', 'http://robot');
      const signature = request.headers['x-signature-256'] as string | undefined;
      const received = { query, signature, body: await text(request) };
      got.push(received);
      const isJson = request.method === 'POST' && request.headers['content-type'] === 'application/json; charset=utf-8';
      const { status = 200, body } = isJson ? answer(received) : { status: 415, body: '' };
      response.writeHead(status, { location: '/elsewhere' }).end(body);
    });
    server.listen({ host: '127.0.0.1', port: 0 });
    await once(server, 'listening');
  });
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const urlOf = (query: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/send?${query}`;
  const use = (format: ChatFormat) => {
    answer = (received) => ({ body: JSON.stringify(ROBOTS[format](received)) });
  };

  test('of WeCom gets markdown', async () => {
    use('wecom');
    await sendMessage({ format: 'wecom', url: urlOf('key=abc') }, MESSAGE, NOW);
    const content = ['**运营待办 2 项**', '', ...MARKDOWN, ...END].join('\n');
    expect(JSON.parse(got[0]?.body ?? '')).toEqual({ msgtype: 'markdown', markdown: { content } });
  });

  test('of DingTalk gets signed markdown, and rejects another secret', async () => {
    use('dingtalk');
    const webhook = { format: 'dingtalk', url: urlOf('access_token=abc') } as const;
    await sendMessage({ ...webhook, secret: SECRET }, MESSAGE, NOW);
    expect(JSON.parse(got[0]?.body ?? '').markdown).toEqual({
      title: '运营待办 2 项',
      text: ['#### 运营待办 2 项', '', ...MARKDOWN, ...END].join('\n'),
    });
    await expect(sendMessage({ ...webhook, secret: 'SECother' }, MESSAGE, NOW)).rejects.toThrow('code 310000');
  });

  test('of Feishu gets a signed post, and rejects another secret', async () => {
    use('feishu');
    const webhook = { format: 'feishu', url: urlOf('') } as const;
    await sendMessage({ ...webhook, secret: SECRET }, MESSAGE, NOW);
    expect(JSON.parse(got[0]?.body ?? '').content.post.zh_cn).toEqual({
      title: '运营待办 2 项',
      content: [
        ...LINES.map((line) => [{ tag: 'text', text: line }]),
        [{ tag: 'a', text: '打开运营台', href: 'https://office.example' }],
      ],
    });
    await expect(sendMessage({ ...webhook, secret: 'other' }, MESSAGE, NOW)).rejects.toThrow('code 19021');
  });

  test('of one’s own gets the message as JSON with the signature of its body', async () => {
    use('json');
    await sendMessage({ format: 'json', url: urlOf(''), secret: SECRET }, MESSAGE, NOW);
    await sendMessage({ format: 'json', url: urlOf('') }, { ...MESSAGE, link: undefined }, NOW);
    const [signed, unsigned] = got;
    expect(JSON.parse(signed?.body ?? '')).toEqual(MESSAGE);
    expect(signed?.signature).toBe(`sha256=${hmac(SECRET, signed?.body ?? '').toString('hex')}`);
    expect(unsigned?.signature).toBeUndefined();
    expect(unsigned?.body).not.toContain('link');
  });

  test.each([
    [{ status: 500, body: '' }, 'answered 500'],
    [{ status: 302, body: '' }, 'cannot be reached'],
    [{ body: '{"errcode": 45009, "errmsg": "rate"}' }, 'code 45009'],
    [{ body: '<html>' }, 'its answer has no code'],
  ])('that answers %j has not accepted the message, and the error does not contain the key', async (given, reason) => {
    answer = () => given;
    const failure = await sendMessage({ format: 'wecom', url: urlOf('key=abc') }, MESSAGE, NOW).catch(String);
    expect(failure).toContain(reason);
    expect(failure).not.toContain('abc');
    expect(got).toHaveLength(1);
  });
});
