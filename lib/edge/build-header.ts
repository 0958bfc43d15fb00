/**
 * Header with the build: the site sends it to the front server, and the front server to an edge that asks which release
 * made a page.
 */
export const BUILD_HEADER = 'x-build';
