import { campaigns } from '@/campaigns';
import { pages } from '@/campaigns/catalogue';
import { siteUrl } from '@/lib/site';

/** What decides a page's scripts: the kind of its first activity, such as `wheel`; `clause`; `plain` for all others. */
export type PageKind = string;

const activities = new Map<string, PageKind>(
  campaigns.flatMap(({ slug, otherPages, activities: [first] }) =>
    first ? [slug, ...otherPages.map(({ path }) => path)].map((path) => [`/${path}`, first.kind] as const) : [],
  ),
);

const kinds = new Map<string, PageKind>(
  pages.filter(({ development }) => !development).map(({ path }) => [siteUrl(path), kindOf(path)]),
);

/**
 * The kind of a page for visitors.
 *
 * @param pathname with the base path
 * @returns `undefined` for every other address, including those of the development setup
 */
export function pageKindOf(pathname: string): PageKind | undefined {
  return kinds.get(pathname);
}

function kindOf(path: string): PageKind {
  return activities.get(path) ?? (path.startsWith('/clause/') ? 'clause' : 'plain');
}
