import { Pool } from 'undici';
import type { Patch } from '@/lib/campaign/revision/patch';
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
  /** What the visited host alone has in its pages' heads; no question for Next. */
  tags?: string;
  /** What the page is made by, where its variant names a revision. */
  patch?: Patch;
  /** Names the arm that the page is, which it is told for what its visitors report. */
  arm?: string;
}

/** What Next answered: a response, or that the one already held is still good. */
export type SiteAnswer =
  | { unchanged: false; response: UpstreamResponse; build: string }
  | { unchanged: true; build: string };

/** Next did not answer, answered with an error, or with another page than was asked for. */
export class SiteUnavailable extends Error {}

/** Shows the site who decides its pages, as the site knows it at the moment. */
export type SiteKey = () => string;

/** The site's Next process, which nobody else reaches. Requests are made up here; no header of a visitor is passed on. */
export class SiteClient {
  private readonly pool: Pool;

  /**
   * @param key shows Next that the page is decided
   * @param timeout milliseconds that Next has for an answer's head, and again between two parts of its body
   */
  constructor(
    origin: string,
    private readonly key: SiteKey,
    timeout = 10_000,
  ) {
    this.pool = new Pool(origin, { connections: 16, headersTimeout: timeout, bodyTimeout: timeout });
  }

  /** @throws {SiteUnavailable} */
  async page({ variant, path, patch }: PageAddress): Promise<SiteAnswer> {
    // Each time, since it may have been started anew since then: a page is made once, and this is a thousandth of it.
    if (variant.revision) await this.hand(variant.revision, patch);
    const page = pageName(variant, path);
    const headers = { [PAGE_HEADER]: page, [PAGE_KEY_HEADER]: this.key() };
    const answer = await this.get(`${BASE_PATH}${path}`, undefined, headers);
    if (answer.unchanged) return answer;
    const { status } = answer.response;
    if (status !== pageStatus(path)) throw new SiteUnavailable(`${path} was answered with ${status}`);
    // The last line of defence against one brand's page under another's key.
    if (answer.page !== page)
      throw new SiteUnavailable(
        `${page} is answered with ${answer.page || 'a visitor\u2019s page: the key is not the site\u2019s'}`,
      );
    return answer;
  }

  /**
   * A static file, or `null` where there is none.
   * @param pathname with the base path
   * @throws {SiteUnavailable}
   */
  async file(pathname: string, upstreamTag?: string): Promise<SiteAnswer | null> {
    const answer = await this.get(pathname, upstreamTag);
    if (answer.unchanged || answer.response.status === 200) return answer;
    if (answer.response.status >= 500)
      throw new SiteUnavailable(`${pathname} was answered with ${answer.response.status}`);
    return null;
  }

  /**
   * The build that answers a page.
   * @throws {SiteUnavailable}
   */
  async build(): Promise<string> {
    const answer = await this.get(`${BASE_PATH}${NOT_FOUND_PATH}`);
    if (answer.unchanged || answer.response.status !== 404) throw new SiteUnavailable('the not-found page is missing');
    return answer.build;
  }

  /** Closes the connections once what is under way has been answered. */
  close(): Promise<void> {
    return this.pool.close();
  }

  /** Gives the site a revision for the pages that are asked for next. */
  private async hand(digest: string, patch: Patch | undefined): Promise<void> {
    const path = `${BASE_PATH}/internal/revisions/${digest}`;
    const headers = { [PAGE_KEY_HEADER]: this.key(), 'content-type': 'application/json' };
    const answer = await this.pool
      .request({ method: 'PUT', path, headers, body: JSON.stringify(patch) })
      .catch((error: unknown) => {
        throw new SiteUnavailable(`${path} was not answered`, { cause: error });
      });
    await answer.body.dump();
    if (answer.statusCode !== 204) throw new SiteUnavailable(`${path} was answered with ${answer.statusCode}`);
  }

  private async get(path: string, upstreamTag?: string, headers: Record<string, string> = {}) {
    const attributes = { 'http.request.method': 'GET', 'url.path': splitTarget(path).pathname };
    try {
      const answer = await traced({ name: 'GET site', kind: 'client', attributes }, async (span) => {
        const answered = await this.pool.request({
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
      throw new SiteUnavailable(`${path} was not answered`, { cause: error });
    }
  }
}
