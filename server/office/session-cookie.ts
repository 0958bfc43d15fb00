import type { FastifyReply, FastifyRequest } from 'fastify';

/** How the office stores the token of a session in the browser. */
export interface SessionCookie {
  read(request: FastifyRequest): string | undefined;
  /** @param token `undefined` deletes it */
  write(reply: FastifyReply, token: string | undefined): void;
}

/**
 * The cookie with a session's token. Scripts cannot read it, and the browser sends it only with requests of the office's own pages. The
 * server limits its lifetime.
 */
export function sessionCookie(origin: string): SessionCookie {
  const { protocol, port } = new URL(origin);
  const secure = protocol === 'https:';
  // Over http, which is possible only on this machine, the ports of one host share cookies.
  const name = secure ? '__Host-office' : `office-${port || 80}`;
  const attributes = `Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  return {
    read({ headers }) {
      const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
      return pairs.find(([key]) => key === name)?.[1];
    },
    write(reply, token) {
      reply.header('set-cookie', `${name}=${token ?? ''}; ${attributes}${token === undefined ? '; Max-Age=0' : ''}`);
    },
  };
}
