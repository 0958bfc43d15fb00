import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import { BASE_PATH } from '../../../../lib/site';

/** As the site's own, but for what is kept: nothing of a page that is made for every request can be. */
const config: NextConfig = {
  basePath: BASE_PATH,
  poweredByHeader: false,
  compress: false,
  turbopack: { root: fileURLToPath(new URL('../../../..', import.meta.url)) },
  experimental: { cssChunking: { type: 'graph', requestCost: 5_000 } },
  // `npm run typecheck` checks it.
  typescript: { ignoreBuildErrors: true },
};

export default config;
