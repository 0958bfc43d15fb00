import { type BrowserContext, test as base, type Page } from 'playwright/test';
import type { Response } from 'undici';
import { brandOf } from '@/brands';
import type { Brand } from '@/lib/brand/schema';
import { resolveVariant } from '@/lib/variant/resolve';
import type { Device, Variant } from '@/lib/variant/types';
import { waitUntilAlive } from './alive';
import { fetchFrom } from './fetch';
import { isRemote, tables } from './target';

interface Fixtures {
  /** The variant expected for the project's host and device. */
  variant: Variant;
  brand: Brand;
  device: Device;
  /** Whether the page has the desktop layout. */
  wide: boolean;
  /** Fetches a path of the project's host without a browser, with its user agent. */
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  /** Console errors and warnings and uncaught errors, as they occur. */
  consoleErrors: string[];
}

// Next preloads the style sheet of the error page with every page, and Chromium warns after a while that it is unused.
const UNUSED_PRELOAD = /\.css was preloaded using link preload but not used/;

export const test = base.extend<Fixtures>({
  variant: async ({ baseURL, userAgent }, use) => {
    const { host } = new URL(baseURL ?? '');
    await use(resolveVariant({ host, userAgent, query: new URLSearchParams() }, tables));
  },
  brand: async ({ variant }, use) => use(brandOf(variant.brand)),
  device: async ({ variant }, use) => use(variant.device),
  wide: async ({ device }, use) => use(device === 'desktop'),
  get: async ({ baseURL, userAgent }, use) => {
    await use((path, headers) => fetchFrom(`${baseURL}${path}`, { 'user-agent': userAgent ?? '', ...headers }));
  },
  context: async ({ context }, use) => {
    await context.addInitScript(stillOrnaments);
    await use(context);
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    await keepStatistics(page);
    if (javaScriptEnabled !== false) waitUntilAlive(page);
    await use(page);
  },
  consoleErrors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !UNUSED_PRELOAD.test(message.text()))
        errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await use(errors);
  },
});

/** Runs in the page: pauses endless animations, which only use up the processor of a machine that runs many pages. */
export function stillOrnaments(): void {
  document.addEventListener('animationstart', ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const animation of target.getAnimations?.({ subtree: true }) ?? []) {
      if (animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY) animation.pause();
    }
  });
}

/** Keeps test visits out of a real deployment's statistics. */
export async function keepStatistics(pages: Page | BrowserContext): Promise<void> {
  if (!isRemote) return;
  await pages.route('**/crm/maidian/**', (route) =>
    route.fulfill({ json: { IsSuccess: true, Data: { accepted: 1 } } }),
  );
}

export { expect } from 'playwright/test';

export { LANDING } from './pages';
