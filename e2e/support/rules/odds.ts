import { expect, type Locator } from 'playwright/test';

/** An outcome of a draw as a sentence publishes it. */
export interface Published {
  label: string;
  limited: boolean;
}

/** The outcomes that a sentence publishes, such as `$1 赠金 70%，$5 赠金 30%（限量）`: all there are, as the page's table says too. */
export async function publishedIn(said: string, table: Locator): Promise<Published[]> {
  const parts = said.split('，').map((part) => /^(.+) ([\d.]+)%(（限量）)?$/.exec(part));
  const outcomes = parts.map((part) => ({
    label: part?.[1] ?? '',
    percent: Number(part?.[2]),
    limited: Boolean(part?.[3]),
  }));
  expect(outcomes.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 6);
  const rows = await table.locator('tbody').getByRole('row').allInnerTexts();
  const told = outcomes.map(({ label, percent, limited }) => [label, `${percent}%`, limited]);
  expect(
    rows
      .map((row) => row.replace(/[^\S\t]/g, ' ').split('\t'))
      .map(([label, percent, left]) => [label, percent, left !== '不限量']),
  ).toEqual(told);
  return outcomes;
}
