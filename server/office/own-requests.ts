import type { FastifyReply, FastifyRequest } from 'fastify';
import { OfficeError } from './problem';

const SAFE = ['GET', 'HEAD'];

/**
 * Checks that a request names the office's own host, and that calls come from its own pages: changes by their `Origin`, all calls by
 * `Sec-Fetch-Site` where the browser sends it.
 */
export function onlyOwn(origin: string) {
  const { host: own } = new URL(origin);
  return async ({ method, headers, url }: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    // Another name that resolves to this machine could otherwise read the office.
    if (headers.host !== own)
      return reply.code(421).type('text/plain').send('This is not the address of the office.\n');
    if (!SAFE.includes(method) && headers.origin !== origin) throw new OfficeError('foreign_origin');
    const site = headers['sec-fetch-site'];
    if (url.startsWith('/api/') && site !== undefined && site !== 'same-origin')
      throw new OfficeError('foreign_origin');
    return undefined;
  };
}
