import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RULE_HEADER } from '@/lib/edge/rule-tag';
import type { Page } from './receive-page';
import { COMMON_HEADERS } from './variants';

/** The headers without which a page could not be cached and shown. */
const FIVE = ['cache-control', 'content-encoding', 'content-length', 'content-type', 'etag'];

/** Answers every request with one page, as the front server would with all or some of its headers. Answers port and way to stop. */
export async function standIn({ bytes, headers }: Page, which: 'all' | 'own' | 'five') {
  const common = COMMON_HEADERS.map(([name]) => name);
  const isSent = {
    all: () => true,
    own: (name: string) => !common.includes(name),
    five: (name: string) => FIVE.includes(name),
  };
  const sent = Object.fromEntries(Object.entries(headers).filter(([name]) => isSent[which](name)));
  const server = createServer((request, response) => {
    const { [RULE_HEADER]: rule } = request.headers;
    response.writeHead(200, { ...sent, ...(rule && { [RULE_HEADER]: rule }) }).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
