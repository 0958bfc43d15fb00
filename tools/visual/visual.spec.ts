import { expect, test } from 'playwright/test';
import { brands } from '@/brands';
import { everyPage, publicPages } from '@/e2e/support/pages';
import { LANDING_PATH, siteUrl } from '@/lib/site';
import { StillMarket } from './still-market';
import { TIMESTAMP } from './timestamp.mjs';

/** The brands whose pictures are in git. */
const STORED_BRANDS = ['bfzh', 'iekb'];

/** Pages that show each layout and each use of a brand's colours; the last one is the not-found page. */
const SAMPLE: readonly `/${string}`[] = [
  LANDING_PATH,
  `${LANDING_PATH}/success`,
  '/bull-market',
  '/clause/introduction',
  '/download',
  '/no-such-page',
];

const chosenBrands = process.env.VISUAL_BRANDS?.split(',') ?? STORED_BRANDS;
const unknown = chosenBrands.filter((name) => !brands.some(({ appCode }) => appCode === name));
if (unknown.length > 0) throw new Error(`--brand: no such brand: ${unknown.join(', ')}`);
const paths = everyPage ? [...new Set([...SAMPLE, ...publicPages.map(({ path }) => path)])] : SAMPLE;

test.beforeEach(async ({ context }) => {
  await context.clock.setFixedTime(TIMESTAMP);
  await new StillMarket().open(context);
  // Without an observer every part of a page loads immediately. A browser that never had one gets the outdated-browser notice.
  await context.addInitScript(
    "document.addEventListener('DOMContentLoaded', () => delete globalThis.IntersectionObserver)",
  );
});

for (const brand of chosenBrands) {
  for (const path of paths) {
    test(`${path} of ${brand} looks like its picture`, async ({ page }, { project }) => {
      await page.goto(`http://${brand}.localhost${siteUrl(path)}`);
      await page.evaluate(drawAll);
      await page.waitForFunction(isComplete);
      const folder = STORED_BRANDS.includes(brand) && SAMPLE.includes(path) ? 'pictures' : 'local';
      const name = `${project.name}${path.replaceAll('/', '-')}.png`;
      await expect(page).toHaveScreenshot([folder, brand, name], { fullPage: true });
    });
  }
}

/** Runs in the page: loads and draws everything, wherever it is on the page. */
function drawAll(): void {
  for (const image of document.images) image.loading = 'eager';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: whether fonts, pictures, activities, QR codes, prices and charts are there. */
function isComplete(): boolean {
  return (
    document.fonts.status === 'loaded' &&
    [...document.images].every(({ complete }) => complete) &&
    !document.querySelector('[aria-busy="true"], [data-connection]:not([data-connection="live"])') &&
    [...document.querySelectorAll('header [data-size]')].every((code) => code.querySelector('svg')) &&
    [...document.querySelectorAll('[data-direction]')].every((price) => !price.textContent?.startsWith('—')) &&
    [...document.querySelectorAll('[role="img"][aria-label$="走势图"]')].every((chart) => chart.querySelector('canvas'))
  );
}
