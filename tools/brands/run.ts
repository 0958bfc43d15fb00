import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { brands } from '@/brands';
import { launchOptions } from '@/e2e/support/launch';
import { layouts } from '@/e2e/support/layouts';
import { HEADER_HEIGHT, HEADER_WIDTH } from '@/lib/brand/schema';
import { LANDING_PATH, siteUrl } from '@/lib/site';
import { meanDifference, type Picture, pairsOf } from './difference';

/** The smallest mean CIEDE2000 difference of two brands' first screens. */
const LEAST = 12;
const SCREEN = { width: HEADER_WIDTH, height: 812 };
/** The size at which pictures are compared: coarse, as a glance is. */
const GLANCE = { width: 32, height: 64 };
const FOLDER = 'test-results/brands';

/** Takes the first screen of each brand's landing page without its header, and compares all pairs. */
async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const address = new URL(process.env.E2E_BASE_URL ?? 'http://localhost:3000');
  const browser = await chromium.launch(launchOptions);
  const pictures: Picture[] = [];
  for (const { appCode } of brands) {
    const page = await browser.newPage({
      ...layouts.ios,
      viewport: SCREEN,
      deviceScaleFactor: 2,
      reducedMotion: 'reduce',
    });
    address.hostname = `${appCode}.localhost`;
    await page.goto(`${address.origin}${siteUrl(LANDING_PATH)}`, { waitUntil: 'networkidle' });
    const clip = { x: 0, y: HEADER_HEIGHT, width: SCREEN.width, height: SCREEN.height - HEADER_HEIGHT };
    const shot = await page.screenshot({ path: join(FOLDER, `${appCode}.png`), clip });
    await page.close();
    const pixels = await sharp(shot)
      .removeAlpha()
      .resize({ ...GLANCE, fit: 'fill' })
      .raw()
      .toBuffer();
    pictures.push({ appCode, pixels });
  }
  await browser.close();
  const pairs = pairsOf(pictures)
    .map(([one, other]) => ({
      pair: `${one.appCode} ${other.appCode}`,
      difference: meanDifference(one.pixels, other.pixels),
    }))
    .sort((a, b) => a.difference - b.difference);
  const lines = pairs.map(({ pair, difference }) => `${difference.toFixed(1).padStart(5)}  ${pair}`);
  writeFileSync(join(FOLDER, 'pairs.txt'), `${lines.join('\n')}\n`);
  const alike = pairs.filter(({ difference }) => difference < LEAST);
  console.log(`${lines.slice(0, 20).join('\n')}\n${pairs.length} pairs, ${alike.length} of them below ${LEAST}`);
  process.exitCode = alike.length > 0 ? 1 : 0;
}

void main();
