import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
/** Headers that only a proxy adds. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'];
const LOCAL_HOST = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** Whether an address is this machine's own. */
export const isLoopback = (address: string): boolean => LOOPBACK.test(address);

/**
 * Whether a request comes from this machine itself. A proxy on this machine speaks from loopback as well: where it is
 * trusted, it says who asks; where it is not, its headers show that it is somebody else. The host that was asked for counts too.
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
