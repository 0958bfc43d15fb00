/** Where tracking events are sent; apart from its schema, which a page that only sends has no use for. */
export const COLLECT_PATH = '/crm/maidian/scada/collect';

/**
 * Header of a request that a page makes which the browser had in its own cache, as it does after a step back: nobody sent that
 * page, so its visit says nothing of whether sent pages come to life.
 */
export const CACHED_PAGE_HEADER = 'Cached-Page';

/** How `detail.version` begins in the visit of a browser that cannot read the pages' scripts: `Outdated Chrome 57`. */
export const OUTDATED_BROWSER = 'Outdated';

/** Events a request may carry. */
export const COLLECT_MAX = 50;
