import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { BUILD_HEADER } from '@/lib/edge/build-header';
import { decidedPage, PAGE_HEADER, PAGE_KEY_HEADER } from '@/lib/variant/decided-page';
import { DEFAULT_BRAND } from '@/lib/variant/resolve';
import { NOT_FOUND_PATH } from '@/lib/variant/resolve-page';
import type { Variant } from '@/lib/variant/types';
import type { FileList } from '../site-files';

/** The key that the site and the server share. */
export const SITE_KEY = 'a-key-of-tests';
/** A visitor's variant for page requests. */
export const VARIANT: Variant = {
  brand: DEFAULT_BRAND,
  packageCode: 'XY_101',
  device: 'ios',
  platform: 'app',
  downloads: 'standard',
  openChannel: true,
};

/** The variant of a request without a decided page. */
const UNDECIDED = 'default~XY_101~desktop~web~standard';

/** The site's files, by path. */
const FILES: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/newactivities/_next/static/chunks/a1.js': ['application/javascript; charset=UTF-8', `// ${'script '.repeat(200)}`],
  '/newactivities/brands/bfzh/app.svg': [
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg"><style>a{}</style></svg>',
  ],
};

/** Responds like Next behind the middleware, so that tests of the front server need no build. */
export class StandInSite implements FileList {
  /** All requests received, oldest first. */
  readonly requests: IncomingMessage[] = [];
  /** The revisions received, as JSON by digest. */
  readonly revisions = new Map<string, string>();
  build = 'build-1';
  key = SITE_KEY;
  /** When set, every request gets this status. */
  failure: number | undefined;
  /** When set, every page claims to be this one. */
  claimedPage: string | undefined;
  private server: Server | undefined;

  async open(): Promise<string> {
    this.server = createServer(async (request, response) => {
      if (request.method === 'PUT') return void response.writeHead(await this.take(request)).end();
      this.requests.push(request);
      const answer = this.answer(request);
      const unchanged = answer.headers.etag && request.headers['if-none-match'] === answer.headers.etag;
      response.writeHead(unchanged ? 304 : answer.status, { ...answer.headers, [BUILD_HEADER]: this.build });
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

  /** Stores a revision as the site does; pages of unknown revisions fail. */
  private async take(request: IncomingMessage): Promise<number> {
    if (request.headers[PAGE_KEY_HEADER] !== this.key) return 404;
    this.revisions.set(request.url?.split('/').at(-1) ?? '', await text(request));
    return 204;
  }

  private answer(request: IncomingMessage): { status: number; headers: Record<string, string>; text: string } {
    if (this.failure) return { status: this.failure, headers: {}, text: 'failed' };
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const file = FILES[pathname];
    if (file) return { status: 200, headers: { 'content-type': file[0], etag: '"file"' }, text: file[1] };
    if (pathname.startsWith('/newactivities/_next/') || pathname.startsWith('/newactivities/brands/')) {
      return { status: 404, headers: { 'content-type': 'text/plain' }, text: 'Not Found' };
    }
    const headers = new Headers(request.headers as Record<string, string>);
    const decided = decidedPage(headers, this.key) ?? { page: `${UNDECIDED}${NOT_FOUND_PATH}`, status: 404 };
    const page = this.claimedPage ?? decided.page;
    const { status } = decided;
    const revision = /~rev_([0-9a-f]+)\//.exec(page)?.[1];
    const words = revision ? this.revisions.get(revision) : 'the definition';
    if (words === undefined) return { status: 500, headers: {}, text: 'no such revision' };
    return {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 's-maxage=31536000',
        etag: `"${this.build}-${page}"`,
        [PAGE_HEADER]: page,
        'x-nextjs-cache': 'HIT',
      },
      text: `<!doctype html><html><head><style>:root{--brand:${page.split('/')[0]}}</style><script src="/x.js"></script></head><body><p>${`${page} ${words} `.repeat(20)}</p><script>self.page=1</script></body></html>`,
    };
  }
}
