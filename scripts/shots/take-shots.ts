import { mkdirSync, rmSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
import { brands } from '@/brands';
import { pages } from '@/campaigns/catalogue';
import { launchOptions } from '@/e2e/support/launch';
import { layouts } from '@/e2e/support/layouts';
import { originOf } from '@/e2e/support/target';
import { siteUrl } from '@/lib/site';
import { drawContactSheet, type Shot } from './contact-sheet';

const FOLDER = 'shots';
const DEFAULT_BRANDS = ['bfzh', 'gjs2', 'iekb'];
const LAYOUTS = ['ios', 'desktop'] as const;

const paths = [...pages.filter(({ development }) => !development).map(({ path }) => path), '/no-such-page'];

/** Draws every page of a brand in a layout, one after another: two pictures at once in one browser come out torn. */
async function shoot(browser: Browser, brand: string, layout: (typeof LAYOUTS)[number]): Promise<Shot[]> {
  const context = await browser.newContext({ ...layouts[layout], reducedMotion: 'reduce', locale: 'zh-CN' });
  const page = await context.newPage();
  const shots: Shot[] = [];
  for (const path of paths) {
    const file = `${brand}-${layout}${path.replaceAll('/', '-')}.png`;
    await page.goto(`${originOf(`${brand}.localhost`)}${siteUrl(path as `/${string}`)}`, { waitUntil: 'load' });
    await comeNearAll(page);
    // The QR code is drawn after everything else; not every page of a desktop has one.
    const code = page.locator('header [data-size]');
    if ((await code.count()) > 0) await code.locator('svg').waitFor();
    await page.screenshot({ path: `${FOLDER}/${file}`, fullPage: true });
    shots.push({ file, title: `${path} · ${layout}` });
  }
  await context.close();
  return shots;
}

/** Goes to each part that loads when it is near, until none is left loading, and back to the top. */
async function comeNearAll(page: Page): Promise<void> {
  const loading = page.locator('[aria-busy="true"]');
  while ((await loading.count()) > 0) {
    const part = await loading
      .first()
      .elementHandle({ timeout: 1000 })
      .catch(() => null);
    if (!part) continue;
    await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.waitForFunction((element) => !element.isConnected || element.ariaBusy !== 'true', part);
  }
  await page.evaluate(() => scrollTo(0, 0));
}

async function lane(layout: (typeof LAYOUTS)[number], chosen: readonly string[]): Promise<Map<string, Shot[]>> {
  const browser = await chromium.launch(launchOptions);
  const taken = new Map<string, Shot[]>();
  for (const brand of chosen) taken.set(brand, await shoot(browser, brand, layout));
  await browser.close();
  return taken;
}

async function main(): Promise<void> {
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !brands.some(({ appCode }) => appCode === name));
  if (unknown.length > 0) throw new Error(`No such brand: ${unknown.join(', ')}`);
  const chosen = named.length > 0 ? named : DEFAULT_BRANDS;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  const lanes = await Promise.all(LAYOUTS.map((layout) => lane(layout, chosen)));
  const browser = await chromium.launch(launchOptions);
  for (const brand of chosen) {
    const shots = lanes.flatMap((taken) => taken.get(brand) ?? []);
    console.log(await drawContactSheet(browser, FOLDER, brand, shots));
  }
  await browser.close();
}

main().catch((error) => {
  console.error(error.message);
  // A browser still open would keep the process.
  process.exit(1);
});
