import type { FastifyRequest } from 'fastify';
import { isLocal, isLoopback } from './is-local';

const request = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  ({
    ip: remoteAddress,
    socket: { remoteAddress },
    headers: { host: 'localhost:3000', ...headers },
  }) as unknown as FastifyRequest;

/** A request that a trusted proxy on this machine forwards. */
const proxied = (visitor: string) =>
  ({
    ip: visitor,
    ips: ['127.0.0.1', visitor],
    socket: { remoteAddress: '127.0.0.1' },
    headers: { host: 'bfzh.localhost:8080', 'x-forwarded-for': visitor },
  }) as unknown as FastifyRequest;

test('recognizes a browser on this machine, and none elsewhere', () => {
  expect(isLocal(request({}))).toBe(true);
  expect(isLocal(request({}, '203.0.113.9'))).toBe(false);
  expect(isLocal(request({ host: 'site.example' }))).toBe(false);
});

test.each(['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'])('recognizes a proxy on this machine by %s', (name) => {
  expect(isLocal(request({ [name]: '203.0.113.9' }))).toBe(false);
  expect(isLocal(request({ [name]: '127.0.0.1' }))).toBe(false);
});

test('believes a trusted proxy about the client', () => {
  expect(isLocal(proxied('127.0.0.1'))).toBe(true);
  expect(isLocal(proxied('203.0.113.9'))).toBe(false);
});

test.each(['127.0.0.1', '127.9.9.9', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1', '::ffff:7f00:1'])(
  'recognizes %s as a loopback address',
  (address) => expect(isLoopback(address)).toBe(true),
);

test.each(['127.evil', '127.0.0.1.evil.example', '127.', '::ffff:127.evil', '::ffff:10.0.0.1', '128.0.0.1', ''])(
  'recognizes %j as no loopback address',
  (address) => expect(isLoopback(address)).toBe(false),
);
