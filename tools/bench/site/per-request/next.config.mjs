import { fileURLToPath } from 'node:url';

/** As the site's own, but for what is cached: nothing of a page that is made for every request can be. */
export default {
  basePath: '/newactivities',
  poweredByHeader: false,
  compress: false,
  turbopack: {
    root: fileURLToPath(new URL('../../../..', import.meta.url)),
    resolveAlias: { 'next/dist/compiled/process': './lib/browser/no-process.ts' },
  },
  experimental: { cssChunking: { type: 'graph', requestCost: 2_500 } },
  // `npm run typecheck` checks it.
  typescript: { ignoreBuildErrors: true },
};
