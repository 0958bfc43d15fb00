import type { FastifyRequest } from 'fastify';
import { isLocal } from './is-local';

const request = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  ({ socket: { remoteAddress }, headers: { host: 'localhost:3000', ...headers } }) as unknown as FastifyRequest;

test('a browser on this machine is local, one elsewhere is not', () => {
  expect(isLocal(request({}))).toBe(true);
  expect(isLocal(request({}, '203.0.113.9'))).toBe(false);
  expect(isLocal(request({ host: 'site.example' }))).toBe(false);
});

test.each(['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'])('%s shows a proxy on this machine', (name) => {
  expect(isLocal(request({ [name]: '203.0.113.9' }))).toBe(false);
});
