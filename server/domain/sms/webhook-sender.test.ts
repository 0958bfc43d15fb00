import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { describeOnDatabase, TestApi, Visitor } from '../../testing';
import type { SmsMessage } from './sender';
import { createWebhookSender } from './webhook-sender';

const MESSAGE: SmsMessage = {
  id: '0b3f1c52-9d5e-4c36-8f0a-2f1f0c0f4a11',
  mobile: '13800138000',
  code: '012345',
  purpose: 'register',
  appCode: 'bfzh',
};

interface Received {
  method: string | undefined;
  headers: IncomingMessage['headers'];
  body: unknown;
}

let gateway: Server;
let received: Received[];
/** The status of each answer, the last one repeated; `silence` sends no answer. */
let answers: (number | 'silence')[];

beforeEach(async () => {
  received = [];
  answers = [204];
  gateway = createServer(async (request, response) => {
    received.push({ method: request.method, headers: request.headers, body: await json(request) });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (typeof answer === 'number') response.writeHead(answer, { location: '/elsewhere' }).end('{"state":"?"}');
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
});
afterEach(async () => {
  gateway.closeAllConnections();
  gateway.close();
  await once(gateway, 'close');
});
const url = () => `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/sms`;

test('posts a message once, with its id as idempotency key and the token', async () => {
  await createWebhookSender({ url: url(), token: 's3cret' }).send(MESSAGE);
  expect(received).toEqual([
    {
      method: 'POST',
      headers: expect.objectContaining({
        'content-type': 'application/json',
        'idempotency-key': MESSAGE.id,
        authorization: 'Bearer s3cret',
      }),
      body: MESSAGE,
    },
  ]);
});

test('reads a token file for each message, and keeps the last token while there is none', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const tokenFile = path.join(mkdtempSync(path.join(tmpdir(), 'token-')), 'token');
  const sender = createWebhookSender({ url: url(), token: 'first', tokenFile });
  const shown = async () => {
    await sender.send(MESSAGE);
    return received.at(-1)?.headers.authorization;
  };
  expect([await shown(), await shown()]).toEqual(['Bearer first', 'Bearer first']);
  expect(warn.mock.calls).toEqual([['SMS_WEBHOOK_TOKEN_FILE: the file cannot be read (ENOENT)']]);
  writeFileSync(tokenFile, 'second\n');
  expect(await shown()).toBe('Bearer second');
  writeFileSync(tokenFile, 'th ird');
  expect(await shown()).toBe('Bearer second');
  expect(warn).toHaveBeenLastCalledWith('SMS_WEBHOOK_TOKEN_FILE: the file contains no token');
});

test('sends no Authorization header without a token', async () => {
  await createWebhookSender({ url: url() }).send(MESSAGE);
  expect(received[0]?.headers.authorization).toBeUndefined();
});

test.each([[500], [429], [401], [302]])(
  'treats an answer of %d as a failure, and does not follow it',
  async (status) => {
    answers = [status];
    await expect(createWebhookSender({ url: url() }).send(MESSAGE)).rejects.toThrow();
    expect(received).toHaveLength(1);
  },
);

test('fails in time if the gateway does not answer', async () => {
  answers = ['silence'];
  await expect(createWebhookSender({ url: url() }, 100).send(MESSAGE)).rejects.toThrow(/timeout/i);
});

describeOnDatabase((database) => {
  test('posts the same message under the same id after failures, and counts it once it succeeds', async () => {
    answers = [500, 'silence', 200];
    const api = await TestApi.on(database(), { smsSender: createWebhookSender({ url: url() }, 300) });
    const visitor = new Visitor(api);
    expect((await visitor.askForCode()).json().code).toBe('sms_unavailable');
    expect((await visitor.askForCode()).json().code).toBe('sms_unavailable');
    expect((await visitor.askForCode()).statusCode).toBe(200);
    expect(received).toHaveLength(3);
    const [first, ...retries] = received;
    for (const retry of retries) {
      expect(retry.body).toEqual(first?.body);
      expect(retry.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    }
    expect((await visitor.askForCode()).json().code).toBe('too_many_requests');
    const { code } = (first as Received).body as SmsMessage;
    expect((await visitor.check(code)).statusCode).toBe(200);
  });
});
