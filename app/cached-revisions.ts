import { LRUCache } from 'lru-cache';
import { catalogue } from '@/campaigns/catalogue';
import { type Catalogue, catalogueOf } from '@/lib/campaign/catalogue';
import { readCampaign } from '@/lib/campaign/define';
import { type PageContent, pageContentSchema } from '@/lib/campaign/revision/content';
import { parseJson } from '@/lib/parse-json';
import type { Variant } from '@/lib/variant/types';

/** What the pages of a revision show beside the build. */
interface CachedContent {
  content: PageContent;
  /** The stored campaign with its pages. */
  stored: Catalogue | undefined;
  /** Length of the content as JSON. */
  length: number;
}

/** Largest size of all cached contents as JSON, in characters; the front server sends each one again when it requests a page. */
const MAX_CACHED = 32 * 1024 * 1024;

const shared = globalThis as { cachedContents?: LRUCache<string, CachedContent> };
// One cache for all modules of the process, because Next gives routes and pages separate copies of this module.
shared.cachedContents ??= new LRUCache({ max: 500, maxSize: MAX_CACHED, sizeCalculation: ({ length }) => length });
const cached = shared.cachedContents;

/**
 * Caches content, given as JSON, for the pages that show it.
 *
 * @returns false if it does not fit this build
 */
export function cacheContent(digest: string, json: string): boolean {
  if (cached.get(digest)) return true;
  const { data: content } = pageContentSchema.safeParse(parseJson(json));
  if (!content) return false;
  const read = content.definition && readCampaign(content.definition);
  if (read && 'faults' in read) return false;
  cached.set(digest, { content, stored: read && catalogueOf([read.campaign], []), length: json.length });
  return true;
}

/** What a variant shows beside the build. */
export function shownContent({ revision }: Pick<Variant, 'revision'>): PageContent {
  return revision ? cachedContent(revision).content : {};
}

/** The catalogue of a variant's page: the build's, or that of its stored campaign. */
export function shownCatalogue({ revision }: Pick<Variant, 'revision'>): Catalogue {
  return (revision && cachedContent(revision).stored) || catalogue;
}

/** @throws Error if the process has not received it, so that no page shows another content than the requested one */
function cachedContent(digest: string): CachedContent {
  const found = cached.get(digest);
  if (!found)
    throw new Error(
      `This process has not received the content ${digest}. The front server must send it before it requests the page.`,
    );
  return found;
}
