/** The header by which the site says what it was built from, and the front server to an edge that asks which release made a page. */
export const BUILD_HEADER = 'x-build';
