import { expect, type Page, test } from 'playwright/test';

/** A sentence, and what it says done on both sides of each limit in it; `keep` gets what the groups of the sentence say. */
export type Row = readonly [says: RegExp, keep: (...said: string[]) => Promise<void>];

/** A sentence that limits nothing that this product decides, and why. */
export type Free = readonly [says: RegExp, why: string];

/**
 * Reads the rules of the page that is open, sentence by sentence, and keeps to each: rows in their order, a row as often as
 * there are sentences for it. A sentence that nothing reads fails, and a row that reads nothing.
 */
export async function keepToRules(page: Page, rows: readonly Row[], free: readonly Free[]): Promise<void> {
  const sentences = await readRules(page);
  const unread = sentences.filter((sentence) => ![...rows, ...free].some(([says]) => reads(says, sentence)));
  expect(unread, 'unread sentences').toEqual([]);
  const idle = rows.filter(([says]) => !sentences.some((sentence) => reads(says, sentence)));
  expect(
    idle.map(([says]) => says.source),
    'rows without a sentence',
  ).toEqual([]);
  for (const [says, keep] of rows) {
    for (const sentence of sentences) {
      const said = reads(says, sentence);
      if (said) await test.step(sentence, () => keep(...said.slice(1)));
    }
  }
}

/** The sentences under 活动规则, opened as a visitor reads them. */
async function readRules(page: Page): Promise<string[]> {
  const heading = page.getByRole('heading', { name: '活动规则', level: 2 });
  const section = page.locator('section').filter({ has: heading }).last();
  await expect(section).toBeVisible();
  for (const fold of await section.locator('details').all()) {
    if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
    await expect(fold.locator('li').first()).toBeVisible();
  }
  const items = await section.locator('li li:not([hidden])').allTextContents();
  const sentences = items
    .flatMap((item) => item.replace(/\s/g, ' ').split(/。(?!奖励 \$)|；/))
    .map((sentence) => sentence.replace(/。$/, '').trim());
  return [...new Set(sentences.filter((sentence) => sentence !== ''))];
}

function reads(says: RegExp, sentence: string): RegExpExecArray | null {
  return new RegExp(`^(?:${says.source})$`).exec(sentence);
}

/** A figure of a sentence, such as `1,000` or `0.5`. */
export function figure(said: string): number {
  return Number(said.replaceAll(',', ''));
}
