/** Where tracking events are sent; apart from its schema, which a page that only sends has no use for. */
export const COLLECT_PATH = '/crm/maidian/scada/collect';

/** Events a request may carry. */
export const COLLECT_MAX = 50;
