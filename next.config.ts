import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { checkSettings, SETTING_NAMES } from './lib/check-settings';
import { BASE_PATH } from './lib/site';

/** Fingerprint of what is being built; the front server drops its pages when it changes. */
const buildId = process.env.BUILD_ID ?? Date.now().toString(36);

const config: NextConfig = {
  basePath: BASE_PATH,
  poweredByHeader: false,
  reactStrictMode: true,
  // The front server compresses once and keeps the bytes; compressing here as well costs about 1 ms a request.
  compress: false,
  // And keeps them in memory as long as their build runs: copies of them here or on the disk would be read by nobody.
  cacheMaxMemorySize: 0,
  images: { unoptimized: true },
  // Containers get the site with the packages that it needs and no others.
  ...(process.env.SITE_OUTPUT === 'standalone' && { output: 'standalone' }),
  // React asks whether there is a process; the framework would send a copy of Node's to answer.
  turbopack: { resolveAlias: { 'next/dist/compiled/process': './lib/browser/no-process.ts' } },
  // Those that are unset are written into the bundles as well: browsers are not asked for them.
  env: Object.fromEntries(SETTING_NAMES.map((name) => [name, process.env[name] ?? ''])),
  experimental: {
    isrFlushToDisk: false,
    turbopackFileSystemCacheForBuild: process.env.BUILD_CACHE === 'on',
    // No page leads to another within the browser, and these hints of how to would differ by which pages a build renders.
    prefetchInlining: false,
    // A page loads the styles of its own composition and activities. What most of them share is merged all the same: each
    // sheet that an activity asks for is a request more in the one task that starts it.
    cssChunking: { type: 'graph', requestCost: 8_000 },
  },
  // `npm run check` checks them, those of everything else too.
  typescript: { ignoreBuildErrors: true },
  generateBuildId: () => buildId,
  headers: async () => [{ source: '/:path*', headers: [{ key: 'x-build', value: buildId }] }],
};

export default function nextConfig(phase: string): NextConfig {
  if (phase === PHASE_PRODUCTION_BUILD) checkSettings(process.env);
  return config;
}
