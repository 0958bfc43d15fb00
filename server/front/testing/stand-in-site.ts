import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { variantTables } from '@/brands/tables';
import { pages } from '@/campaigns/catalogue';
import { resolvePage } from '@/lib/variant/resolve-page';
import { variantId } from '@/lib/variant/variant-id';
import type { FileList } from '../site-files';

/** Files that the stand-in has, by path. */
const FILES: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/newactivities/_next/static/chunks/a1.js': ['application/javascript; charset=UTF-8', `// ${'script '.repeat(200)}`],
  '/newactivities/brands/bfzh/app.svg': [
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg"><style>a{}</style></svg>',
  ],
};

/** A process that answers as Next does behind the middleware, so that the front server can be tested without a build. */
export class StandInSite implements FileList {
  /** Every request that arrived, oldest first. */
  readonly requests: IncomingMessage[] = [];
  build = 'build-1';
  /** When set, every request gets this status. */
  failure: number | undefined;
  /** When set, every page claims to be of this variant. */
  claimedVariant: string | undefined;
  private server: Server | undefined;

  async open(): Promise<string> {
    this.server = createServer((request, response) => {
      this.requests.push(request);
      const answer = this.answer(request);
      const unchanged = answer.headers.etag && request.headers['if-none-match'] === answer.headers.etag;
      response.writeHead(unchanged ? 304 : answer.status, { ...answer.headers, 'x-build': this.build });
      response.end(unchanged ? undefined : answer.text);
    });
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async has(pathname: string): Promise<boolean> {
    return pathname in FILES;
  }

  async close(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  private answer(request: IncomingMessage): { status: number; headers: Record<string, string>; text: string } {
    if (this.failure) return { status: this.failure, headers: {}, text: 'failed' };
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://site');
    const file = FILES[pathname];
    if (file) return { status: 200, headers: { 'content-type': file[0], etag: '"file"' }, text: file[1] };
    if (pathname.startsWith('/newactivities/_next/') || pathname.startsWith('/newactivities/brands/')) {
      return { status: 404, headers: { 'content-type': 'text/plain' }, text: 'Not Found' };
    }
    const { variant, path, status } = resolvePage(
      { host: request.headers.host, userAgent: request.headers['user-agent'], query, pathname, allowDevelopment: true },
      { ...variantTables, pages },
    );
    const name = this.claimedVariant ?? variantId(variant);
    return {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 's-maxage=31536000',
        etag: `"${this.build}-${name}${path}"`,
        'x-middleware-rewrite': `/newactivities/${name}${path}`,
        'x-nextjs-cache': 'HIT',
      },
      text: `<!doctype html><html><head><style>:root{--brand:${name}}</style><script src="/x.js"></script></head><body><p>${`${name}${path} `.repeat(20)}</p><script>self.page=1</script></body></html>`,
    };
  }
}
