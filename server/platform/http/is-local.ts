import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');
/** Headers that only proxies add. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'];
const LOCAL_HOST = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** Whether a text is a loopback address, in any notation of IPv4, IPv6 or IPv4 within IPv6; never a host name. */
export function isLoopback(address: string): boolean {
  const version = isIP(address);
  return version > 0 && LOOPBACK.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

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
