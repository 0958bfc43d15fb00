import { type Dispatcher, Pool } from 'undici';
import type { PageContent } from '@/lib/campaign/revision/content';
import { BUILD_HEADER } from '@/lib/edge/build-header';
import { BASE_PATH } from '@/lib/site';
import { PAGE_HEADER, PAGE_KEY_HEADER, pageName, pageStatus } from '@/lib/variant/decided-page';
import { NOT_FOUND_PATH } from '@/lib/variant/resolve-page';
import type { Variant } from '@/lib/variant/types';
import type { UpstreamResponse } from '../platform/http/finished-response';
import { splitTarget } from '../platform/http/request-target';
import { traced } from '../platform/tracing/traced';

/** A page of one variant. */
export interface PageAddress {
  variant: Variant;
  path: `/${string}`;
  /** Elements for the head that only pages of the visited host have; Next does not get them. */
  tags?: string;
  /** What it shows beside the build, if the variant has a revision. */
  content?: PageContent;
  /** Identifies the arm that the page shows, for the events that the page reports. */
  arm?: string;
}

/** Next's answer: a response, or that the cached one is still valid. */
export type SiteAnswer =
  | { unchanged: false; response: UpstreamResponse; build: string }
  | { unchanged: true; build: string };

/** Codes of a connection that was closed before the response. */
const CLOSED = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

/** Next did not respond, responded with an error, or sent another page than requested. */
export class SiteUnavailable extends Error {}

/** Returns the current key that authorizes page decisions with the site. */
export type SiteKey = () => string;

/**
 * Client of the site's Next process, which only this server can reach. It builds its requests itself and forwards no
 * header of a visitor.
 */
export class SiteClient {
  private readonly pool: Pool;

  /**
   * @param key shows Next that the server has decided the page
   * @param timeout milliseconds Next has to send response headers, and again between two parts of the body
   */
  constructor(
    origin: string,
    private readonly key: SiteKey,
    timeout = 10_000,
  ) {
    this.pool = new Pool(origin, { connections: 16, headersTimeout: timeout, bodyTimeout: timeout });
  }

  /** @throws {SiteUnavailable} */
  async page({ variant, path, content }: PageAddress): Promise<SiteAnswer> {
    // Sent before each page, because the site may have restarted. A page is rendered once, and this takes a thousandth
    // of that.
    if (variant.revision) await this.hand(variant.revision, content);
    const page = pageName(variant, path);
    const headers = { [PAGE_HEADER]: page, [PAGE_KEY_HEADER]: this.key() };
    const answer = await this.get(`${BASE_PATH}${path}`, undefined, headers);
    if (answer.unchanged) return answer;
    const { status } = answer.response;
    if (status !== pageStatus(path)) throw new SiteUnavailable(`${path} returned status ${status}`);
    // Last defence against caching one brand's page under another's key.
    if (answer.page !== page)
      throw new SiteUnavailable(
        `requested ${page}, got ${answer.page || 'a visitor\u2019s page: the key differs from the site\u2019s'}`,
      );
    return answer;
  }

  /**
   * A static file, or `null` when there is none.
   *
   * @param pathname with the base path
   * @throws {SiteUnavailable}
   */
  async file(pathname: string, upstreamTag?: string): Promise<SiteAnswer | null> {
    const answer = await this.get(pathname, upstreamTag);
    if (answer.unchanged || answer.response.status === 200) return answer;
    if (answer.response.status >= 500)
      throw new SiteUnavailable(`${pathname} returned status ${answer.response.status}`);
    return null;
  }

  /**
   * The build that serves pages.
   *
   * @throws {SiteUnavailable}
   */
  async build(): Promise<string> {
    const answer = await this.get(`${BASE_PATH}${NOT_FOUND_PATH}`);
    if (answer.unchanged || answer.response.status !== 404) throw new SiteUnavailable('the not-found page is missing');
    return answer.build;
  }

  /** Closes the connections once the pending requests are answered. */
  close(): Promise<void> {
    return this.pool.close();
  }

  /**
   * Sends a request, and once more over another connection if Next closed the first: it closes idle ones after seconds, and
   * when the process was busy until then, also those on which a request waits.
   */
  private request(sent: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData> {
    return this.pool.request(sent).catch((error: NodeJS.ErrnoException) => {
      if (!CLOSED.includes(error.code ?? '')) throw error;
      return this.pool.request(sent);
    });
  }

  /** Sends the site what pages requested next show. */
  private async hand(digest: string, content: PageContent | undefined): Promise<void> {
    const path = `${BASE_PATH}/internal/revisions/${digest}`;
    const headers = { [PAGE_KEY_HEADER]: this.key(), 'content-type': 'application/json' };
    const answer = await this.request({ method: 'PUT', path, headers, body: JSON.stringify(content) }).catch(
      (error: unknown) => {
        throw new SiteUnavailable(`${path} got no response`, { cause: error });
      },
    );
    await answer.body.dump();
    if (answer.statusCode !== 204) throw new SiteUnavailable(`${path} returned status ${answer.statusCode}`);
  }

  private async get(path: string, upstreamTag?: string, headers: Record<string, string> = {}) {
    const attributes = { 'http.request.method': 'GET', 'url.path': splitTarget(path).pathname };
    try {
      const answer = await traced({ name: 'GET site', kind: 'client', attributes }, async (span) => {
        const answered = await this.request({
          method: 'GET',
          path,
          headers: {
            ...headers,
            ...span.headers,
            'x-forwarded-proto': 'http',
            ...(upstreamTag && { 'if-none-match': upstreamTag }),
          },
        });
        span.note({ 'http.response.status_code': answered.statusCode });
        return answered;
      });
      const header = (name: string) => String(answer.headers[name] ?? '');
      const body = Buffer.from(await answer.body.arrayBuffer());
      const common = { build: header(BUILD_HEADER), page: header(PAGE_HEADER) };
      if (answer.statusCode === 304) return { unchanged: true as const, ...common };
      const tag = header('etag');
      const response = {
        status: answer.statusCode,
        contentType: header('content-type'),
        body,
        ...(tag && { upstreamTag: tag }),
      };
      return { unchanged: false as const, response, ...common };
    } catch (error) {
      throw new SiteUnavailable(`${path} got no response`, { cause: error });
    }
  }
}
