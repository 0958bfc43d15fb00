import type { NextConfig } from 'next';
import { BASE_PATH } from './lib/site';

const config: NextConfig = {
  basePath: BASE_PATH,
  poweredByHeader: false,
  reactStrictMode: true,
  // The front door compresses once and keeps the bytes; compressing here as well costs about 1 ms a request.
  compress: false,
  images: { unoptimized: true },
};

export default config;
