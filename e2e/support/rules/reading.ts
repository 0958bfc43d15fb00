import { expect, test } from 'playwright/test';
import { visibleText } from '../page-head';
import type { Story } from './story';

/** A sentence, and a function that checks it on both sides of each limit. The function gets the groups of the pattern. */
export type Row = readonly [says: RegExp, keep: (...said: string[]) => Promise<void>];

/** A sentence that sets no limit which this product enforces, and why. */
export type Free = readonly [says: RegExp, why: string];

/**
 * Reads the rules of the story's page sentence by sentence and checks each. Runs the rows in order, and each row once per
 * matching sentence. Fails for a sentence that no row matches, and for a row that matches no sentence.
 */
export async function keepToRules(
  { html }: Pick<Story, 'html'>,
  rows: readonly Row[],
  free: readonly Free[],
): Promise<void> {
  const sentences = rulesIn(await html());
  expect(sentences.length, 'sentences').toBeGreaterThan(0);
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

/** The sentences of a page under 活动规则. */
function rulesIn(html: string): string[] {
  const [section = ''] = /<h2[^>]*>(?:<[^>]+>)*活动规则<[\s\S]*?<\/section>/.exec(html) ?? [];
  const items = [...section.matchAll(/<li(?![^>]* hidden)[^>]*>([^<]+)<\/li>/g)].map(([, item = '']) =>
    visibleText(item),
  );
  const sentences = items
    .flatMap((item) => item.replace(/\s/g, ' ').split(/[。；]/))
    .map((sentence) => sentence.trim());
  return [...new Set(sentences.filter((sentence) => sentence !== ''))];
}

function reads(says: RegExp, sentence: string): RegExpExecArray | null {
  return new RegExp(`^(?:${says.source})$`).exec(sentence);
}

/** Parses a figure of a sentence, such as `1,000` or `0.5`. */
export function figure(said: string): number {
  return Number(said.replaceAll(',', ''));
}
