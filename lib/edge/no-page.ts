import { siteUrl } from '../site';

/** The path that the edge requests, and caches, for every path that cannot be a page. */
export const NO_PAGE = siteUrl('/-');
