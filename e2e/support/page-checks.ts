import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page, Response } from 'playwright/test';
import { expect } from './test';

/** Every page evaluates it, and the minified file parses in half the time. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const WIDTHS = { phone: [390, 320, 768], desktop: [1440, 1024, 768] };
/** The page width that a phone uses for a page with only a desktop layout. */
const DESKTOP_PAGE = 1280;

/** Expects a content security policy with hashes only. */
export function expectStrictPolicy(answer: Response | null): void {
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(policy).not.toContain('unsafe-');
}

/**
 * @param title whether the page has one; the specification gives the inner page none, because its app has a title bar
 * @param iframes whether to check pages in frames too
 */
export async function expectAccessible(page: Page, { title = true, iframes = true } = {}): Promise<void> {
  await page.evaluate(AXE);
  // The colours of a button that has just been enabled are still changing.
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  const { violations } = await page.evaluate(
    ({ enabled, iframes: within }) =>
      window.axe.run(document, {
        resultTypes: ['violations'],
        rules: { 'document-title': { enabled } },
        iframes: within,
      }),
    { enabled: title, iframes },
  );
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** Expects no horizontal scrolling at any width of this kind of device. A phone shows a page with only a desktop layout whole. */
export async function expectNoSidewaysScroll(page: Page, wide: boolean, layout?: 'mobile' | 'desktop'): Promise<void> {
  // This measures positions only, and drawing each width would take most of the time.
  await page.evaluate(() => {
    document.documentElement.style.visibility = 'hidden';
  });
  for (const width of WIDTHS[wide ? 'desktop' : 'phone']) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 });
    const widest = await page.evaluate(() =>
      Math.max(document.documentElement.scrollWidth, document.body.scrollWidth, window.innerWidth),
    );
    expect(layout === 'desktop' ? [width, DESKTOP_PAGE] : [width], `${width} px`).toContain(widest);
  }
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
