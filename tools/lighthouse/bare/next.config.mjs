import { fileURLToPath } from 'node:url';

export default {
  output: 'export',
  distDir: '.out',
  turbopack: { root: fileURLToPath(new URL('../../..', import.meta.url)) },
};
