import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
/** Headers that only proxies add. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'];
const LOCAL_HOST = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** Whether an address is a loopback address. */
export const isLoopback = (address: string): boolean => LOOPBACK.test(address);

/**
 * Whether a request comes from this machine. A proxy on this machine connects from loopback as well: a trusted one
 * names the client, an untrusted one is recognized by its headers. The requested host must be local too.
 */
export function isLocal({ ip, ips = [], socket, headers }: FastifyRequest): boolean {
  const proxied = PROXY_HEADERS.some((name) => headers[name] !== undefined);
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    isLoopback(ip) &&
    LOCAL_HOST.test(headers.host ?? '') &&
    (!proxied || ips.length > 1)
  );
}
