/** Path for sending tracking events; separate from the schema's module for pages that only send. */
export const COLLECT_PATH = '/crm/maidian/scada/collect';

/**
 * Header of a request from a page that came from the browser's cache, for example after a step back. The server did not
 * send that page, so its visit does not count when comparing sent pages with visits.
 */
export const CACHED_PAGE_HEADER = 'Cached-Page';

/** Prefix of `detail.version` in the visit of a browser that cannot run the pages' scripts: `Outdated Chrome 57`. */
export const OUTDATED_BROWSER = 'Outdated';

/** Most events in a request. */
export const COLLECT_MAX = 50;

/** Most milliseconds of an event's `loadtime`. */
export const LOAD_TIME_MAX = 600_000;
