import { expect, type Locator } from 'playwright/test';
import type { Story } from './story';

/** A limited thing: its name in the operators' commands, and the words on the page that say how much there is of it. */
interface Limited {
  item: string;
  left: Locator;
  /** Where the page says that it has run out; by default the same words. */
  gone?: Locator;
  round?: string;
}

/** Runs limited things out, as the page says then; answers what brings them back. */
export async function runOut({ operated, slug, again }: Story, things: readonly Limited[], gone: RegExp | string) {
  const before = new Map<string, string>();
  for (const { item, left } of things) {
    before.set(item, /\d+/.exec(((await left.textContent()) ?? '').replaceAll(',', ''))?.[0] ?? '');
  }
  const setAll = async (totalOf: (item: string) => string) => {
    for (const { item, round } of things) {
      await operated.operate('set-stock', { campaign: slug, item, total: totalOf(item), ...(round && { round }) });
    }
    await again();
  };
  await setAll(() => '0');
  for (const { left, gone: place = left } of things) await expect(place).toContainText(gone);
  return () => setAll((item) => before.get(item) ?? '');
}
