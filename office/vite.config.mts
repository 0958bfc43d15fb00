import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const inProject = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Builds the office into `.office/`, which `server/office/` serves. */
export default defineConfig({
  root: inProject('office'),
  base: '/',
  publicDir: false,
  resolve: { alias: { '@': inProject('.') } },
  // Not the plugins of the site, which are for old browsers.
  css: { postcss: { plugins: [] } },
  // The server replaces it in each answer.
  html: { cspNonce: 'OFFICE_NONCE' },
  build: {
    outDir: inProject('.office'),
    emptyOutDir: true,
    target: 'es2022',
    // Files, not data addresses, so that each has its own cache entry.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      // The kit marks its files for frameworks that render on a server.
      checks: { moduleLevelDirective: false },
    },
  },
});
