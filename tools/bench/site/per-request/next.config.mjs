import { fileURLToPath } from 'node:url';

/** The site's configuration without its caching, because a page that is rendered for every request cannot be cached. */
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
