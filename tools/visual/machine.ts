import { createHash } from 'node:crypto';
import type { Page } from 'playwright';
import sharp from 'sharp';

/** What pictures depend on beside the product. */
export interface Machine {
  /** Chromium's version. */
  browser: string;
  /** The fonts that Chromium draws the site's text with, with commas. */
  fonts: string;
  /** The SHA-256 of a drawn line of text: other versions and settings of the same fonts draw another one. */
  specimen: string;
  /** What writes the files. */
  encoder: string;
}

const SPECIMEN = '黄金白银 账户 Aa Gg 0123456789 ￥$%，。';

/**
 * Finds out what this machine's pictures depend on.
 *
 * @param page any page of the site; it shows the specimen afterwards, on a page that no script of the site changes
 */
export async function describeMachine(page: Page): Promise<Machine> {
  const site = await page.evaluate(() => ({
    fontFamily: getComputedStyle(document.body).fontFamily,
    lang: document.documentElement.lang,
  }));
  await page.goto('about:blank');
  await page.evaluate(
    ({ fontFamily, lang, text }) => {
      document.documentElement.lang = lang;
      const lines = ['400', '700'].map((fontWeight) => {
        const line = document.createElement('p');
        line.style.cssText = 'all: initial; display: block; background: #fff; font-size: 16px';
        Object.assign(line.style, { fontFamily, fontWeight });
        line.textContent = text;
        return line;
      });
      document.body.replaceChildren(...lines);
    },
    { ...site, text: SPECIMEN },
  );
  const { data } = await sharp(await page.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    browser: page.context().browser()?.version() ?? '',
    fonts: await fontsOf(page),
    specimen: createHash('sha256').update(data).digest('hex'),
    encoder: `sharp ${sharp.versions.sharp}, libwebp ${sharp.versions.webp}`,
  };
}

async function fontsOf(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' });
  const used = await Promise.all(nodeIds.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId })));
  await devtools.detach();
  return [...new Set(used.flatMap(({ fonts }) => fonts.map(({ familyName }) => familyName)))].sort().join(', ');
}

const WORDS = {
  browser: 'another Chromium',
  fonts: 'other fonts',
  specimen: 'text drawn in another way',
  encoder: 'another encoder',
} as const;

/** In what the machine that made a set is another one than this, a line each; none where pictures can be compared. */
export function otherThan(made: Machine, here: Machine): string[] {
  const fields = Object.keys(WORDS) as (keyof typeof WORDS)[];
  return fields
    .filter((field) => made[field] !== here[field])
    .map((field) => (field === 'specimen' ? WORDS[field] : `${WORDS[field]}: ${made[field]}, here ${here[field]}`));
}
