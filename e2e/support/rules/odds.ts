import { expect, type Locator } from 'playwright/test';
import { ODDS_TOTAL, type Outcome } from '@/lib/activities/odds';

/** An outcome of a draw as a sentence publishes it. */
export interface Published {
  label: string;
  percent: number;
  limited: boolean;
}

/**
 * Parses the outcomes that a sentence publishes, such as `$1 赠金 70%，$5 赠金 30%（限量）`, and expects exactly those of the definition.
 */
export function publishedIn(said: string, outcomes: readonly Outcome[]): Published[] {
  const published = said.split('，').map((part) => {
    const [, label = '', percent, limited] = /^(.+) ([\d.]+)%(（限量）)?$/.exec(part) ?? [];
    return { label, percent: Number(percent), limited: limited !== undefined };
  });
  expect(published).toEqual(
    outcomes.map(({ label, odds, stock }) => ({ label, percent: odds / (ODDS_TOTAL / 100), limited: stock !== null })),
  );
  return published;
}

/** Expects a page's table of a draw to show the published outcomes, with every limited one run out. */
export async function expectGone(table: Locator, published: readonly Published[]): Promise<void> {
  const rows = await table.locator('tbody').getByRole('row').allInnerTexts();
  expect(rows.map((row) => row.replace(/[^\S\t]/g, ' ').split('\t'))).toEqual(
    published.map(({ label, percent, limited }) => [label, `${percent}%`, limited ? '已发完' : '不限量']),
  );
}
