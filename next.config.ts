import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { checkSettings, SETTING_NAMES } from './lib/check-settings';
import { BASE_PATH } from './lib/site';

/** Fingerprint of the build; the front server drops its pages when it changes. */
const buildId = process.env.BUILD_ID ?? Date.now().toString(36);

const config: NextConfig = {
  basePath: BASE_PATH,
  poweredByHeader: false,
  reactStrictMode: true,
  // The front server compresses each page once and caches the result; compressing here too costs about 1 ms per
  // request.
  compress: false,
  // The front server caches pages in memory while their build runs; copies here or on disk would never be read.
  cacheMaxMemorySize: 0,
  images: { unoptimized: true },
  // Containers contain the site with only the packages that it needs.
  ...(process.env.SITE_OUTPUT === 'standalone' && { output: 'standalone' }),
  // Pages read the faces of their headlines by path.
  outputFileTracingIncludes: { '/*': ['lib/lettering/outlines/*'] },
  // React checks for a process; the framework would ship a copy of Node's for this.
  turbopack: { resolveAlias: { 'next/dist/compiled/process': './lib/browser/no-process.ts' } },
  // Unset settings are inlined too, so that browser code does not look them up at run time.
  env: Object.fromEntries(SETTING_NAMES.map((name) => [name, process.env[name] ?? ''])),
  experimental: {
    isrFlushToDisk: false,
    turbopackFileSystemCacheForBuild: process.env.BUILD_CACHE === 'on',
    // No page navigates to another in the browser, and these hints would differ with the pages that a build renders.
    prefetchInlining: false,
    // A page loads the styles of its own composition and activities. Styles that most of them share are merged anyway:
    // each additional sheet of an activity is another request in the task that starts it.
    cssChunking: { type: 'graph', requestCost: 8_000 },
  },
  // `npm run check` type-checks these files together with all others.
  typescript: { ignoreBuildErrors: true },
  generateBuildId: () => buildId,
  headers: async () => [{ source: '/:path*', headers: [{ key: 'x-build', value: buildId }] }],
};

export default function nextConfig(phase: string): NextConfig {
  if (phase === PHASE_PRODUCTION_BUILD) checkSettings(process.env);
  return config;
}
