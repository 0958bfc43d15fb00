import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { openFront } from '../../front/testing/open-front';

const LANDING = '/newactivities/kh_7694_form';
const HOST = 'Host: bfzh.localhost';
const END = 'Connection: close';

let app: FastifyInstance;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openFront());
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => close());

/** Sends the lines unchanged; returns the beginning of the response. */
async function answerTo(...lines: string[]): Promise<string> {
  const visitor = connect({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });
  visitor.write(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'));
  const [answer] = await once(visitor, 'data');
  visitor.destroy();
  return String(answer);
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+) /.exec(answer)?.[1]);

test('responds to an unreadable request and disconnects, even if the client never closes', async () => {
  const cut = once(app.server, 'connection').then(([socket]) => once(socket, 'close'));
  expect(statusOf(await answerTo('nonsense'))).toBe(400);
  await cut;
});

test.each([
  ['no Host', 400, [`GET ${LANDING} HTTP/1.1`, END]],
  ['no Host in HTTP/1.0', 200, [`GET ${LANDING} HTTP/1.0`]],
  ['an empty Host', 200, [`GET ${LANDING} HTTP/1.1`, 'Host:', END]],
  ['two Hosts', 400, [`GET ${LANDING} HTTP/1.1`, HOST, 'Host: jfjy.localhost', END]],
  ['a Host with a path', 200, [`GET ${LANDING} HTTP/1.1`, 'Host: bfzh.localhost/../x', END]],
  ['control characters in Host', 400, [`GET ${LANDING} HTTP/1.1`, 'Host: bfzh\u0001.localhost', END]],
  ['absolute form', 400, [`GET http://evil.example${LANDING} HTTP/1.1`, HOST, END]],
  ['asterisk form', 400, ['OPTIONS * HTTP/1.1', HOST, END]],
  ['an address that is too long', 414, [`GET ${LANDING}?a=${'a'.repeat(17_000)} HTTP/1.1`, HOST, END]],
  ['a token of 1 MB', 431, [`GET ${LANDING}?token=${'a'.repeat(1_000_000)} HTTP/1.1`, HOST, END]],
  [
    'both Content-Length and Transfer-Encoding',
    400,
    [`GET ${LANDING} HTTP/1.1`, HOST, 'Content-Length: 5', 'Transfer-Encoding: chunked', END],
  ],
])('answers a request with %s with %i, and repeats nothing of it', async (_, status, lines) => {
  const answer = await answerTo(...lines);
  expect(statusOf(answer)).toBe(status);
  expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
  expect(answer).not.toMatch(/\r\nlocation:|evil\.example/i);
});

test.each([
  [`${LANDING}?utm_term=\xbb\xc6&v=1`, `308 ${LANDING}?utm_term=%bb%c6&v=1`],
  [`${LANDING}?a=\x01 b\\`, `308 ${LANDING}?a=%01%20b\\`],
  ['/\t/evil.example', '308 /%09/evil.example'],
  ['//evil.example/?a=\xbb', '400 '],
  ['/\\evil.example/?a=\xbb', '400 '],
])('redirects a link with bytes that should be encoded within its origin: %j', async (target, expected) => {
  const answer = await answerTo(`GET ${target} HTTP/1.1`, 'Host: gold.example');
  const [, location = ''] = /\r\nlocation: (.*)\r\n/.exec(answer) ?? [];
  expect(`${statusOf(answer)} ${location}`).toBe(expected);
});
