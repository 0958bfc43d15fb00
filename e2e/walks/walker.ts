import type { Browser, ElementHandle, Page } from 'playwright/test';
import { variantTables } from '@/brands/tables';
import { siteUrl } from '@/lib/site';
import { resolveVariant } from '@/lib/variant/resolve';
import { waitUntilAlive } from '../support/alive';
import { layouts } from '../support/layouts';
import { putIntoApp } from '../support/native-app';
import { originOf } from '../support/target';
import { PATIENCE } from './settings';
import { type Watch, watch } from './watch';

/** The visitor's device, and whether the page runs inside the app. */
export const WAYS = ['ios', 'android', 'desktop', 'app on ios', 'app on android'] as const;
export type Way = (typeof WAYS)[number];

/** A visitor's browser. */
export interface Walker {
  page: Page;
  watch: Watch;
  way: Way;
  /** The steps so far. */
  steps: string[];
  /** Adds the tapped control's text to the last step. */
  note: (words: string) => void;
  /** The address of a page on a host, for this visitor. */
  addressOf: (host: string, path: `/${string}`) => string;
  /** The brand that a host shows this visitor. */
  brandAt: (host: string) => string;
  close: () => Promise<void>;
}

/** Opens a browser for a new visitor. */
export async function newWalker(browser: Browser, way: Way): Promise<Walker> {
  const app = way === 'app on ios' ? 'ios' : way === 'app on android' ? 'android' : undefined;
  const layout = layouts[app ?? (way as keyof typeof layouts)];
  const context = await browser.newContext({
    ...layout,
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    permissions: ['clipboard-write'],
  });
  const page = waitUntilAlive(await context.newPage());
  // The chat opens its own window, which the walks do not use.
  context.on('page', (other) => other.close());
  // The app adds no object to the page, so everything happens on the page.
  if (app) await putIntoApp(page, app, { methods: null });
  const steps: string[] = [];
  const query = app ? `source=${app}` : '';
  return {
    page,
    watch: watch(page),
    way,
    steps,
    note: (words) => {
      if (words) steps.push(`${steps.pop()} “${words.slice(0, 30)}”`);
    },
    addressOf: (host, path) => `${originOf(host)}${siteUrl(path)}${query && `?${query}`}`,
    brandAt: (host) =>
      resolveVariant({ host, userAgent: layout.userAgent, query: new URLSearchParams(query) }, variantTables).brand,
    close: () => context.close(),
  };
}

/** The skip link is outside the window until it has the keyboard focus. */
export const LINKS = 'a[href]:not([href="#content"])';
export const BUTTONS = 'button, summary, [role="tab"]';

/**
 * One of the controls that can be tapped now, in the open dialog or else on the page; undefined if there is none.
 *
 * @param which any number from 0; wraps around
 */
export async function nthTapped(
  page: Page,
  selector: string,
  which: number,
): Promise<ElementHandle<HTMLElement> | undefined> {
  const found = await page.evaluateHandle(
    ([sought, index]) => {
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      const all = [...document.querySelectorAll<HTMLElement>(sought)].filter((element) => {
        if (dialog && !dialog.contains(element)) return false;
        if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert], [hidden]'))
          return false;
        if (element.matches(':disabled, [aria-disabled="true"]')) return false;
        const { width, height } = element.getBoundingClientRect();
        if (width < 4 || height < 4) return false;

        if (!(element instanceof HTMLAnchorElement)) return true;
        // Only links to pages of the site in the same window.
        const isFile = element.matches('[data-download], [download], [target="_blank"]');
        return !isFile && element.origin === location.origin && !element.pathname.includes('/software/');
      });
      return all.length > 0 ? all[index % all.length] : undefined;
    },
    [selector, which] as const,
  );
  return (found.asElement() as ElementHandle<HTMLElement> | null) ?? undefined;
}

/**
 * Taps an element.
 *
 * @returns its text
 * @throws Playwright's error for an element that is covered or never stops moving
 */
export async function tap({ note }: Walker, element: ElementHandle<HTMLElement>, twice = false): Promise<string> {
  try {
    const words = ((await element.getAttribute('aria-label')) ?? (await element.textContent()) ?? '').trim();
    note(words);
    await (twice ? element.dblclick({ timeout: PATIENCE }) : element.click({ timeout: PATIENCE }));
    return words;
  } catch (error) {
    // The page has replaced the element.
    if (/not attached|detached|context was destroyed|navigat|not visible/i.test(String(error))) return '';
    throw error;
  }
}
