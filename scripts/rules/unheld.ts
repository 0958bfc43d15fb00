import { readFileSync } from 'node:fs';
import type { Campaign } from '@/lib/campaign/schema';
import { type Held, type Holder, REGISTRY } from './registry';
import { limitingSentences, type Sentence } from './sentences';
import { type ReadSentence, readSentences } from './stories';

const STORIES = readSentences();

/** The limiting sentences of a campaign that no story keeps to and nothing of the registry holds. */
export function unheldIn(campaign: Campaign): string[] {
  return limitingSentences(campaign)
    .filter(
      (sentence) => !STORIES.some((story) => isRead(story, sentence)) && !REGISTRY.some((held) => says(held, sentence)),
    )
    .map(({ text }) => text.trim());
}

/** Patterns of the registry that no campaign has a sentence for. */
export function idlePatterns(campaigns: readonly Campaign[]): string[] {
  const sentences = campaigns.flatMap(limitingSentences);
  return REGISTRY.flatMap((held) =>
    held.says.filter((pattern) => !sentences.some((sentence) => says({ ...held, says: [pattern] }, sentence))),
  ).map(({ source }) => source);
}

/** Holders of the registry that are not there, each with its words. */
export function missingHolders(): string[] {
  return REGISTRY.flatMap(({ by }) => ('file' in by && !isThere(by) ? `${by.file}: ${by.words}` : []));
}

function isThere({ file, words }: Holder): boolean {
  return readFileSync(file, 'utf8').includes(words);
}

function says({ says: patterns, kinds }: Held, { campaign, form }: Sentence): boolean {
  return plays(campaign, kinds) && patterns.some((pattern) => pattern.test(form));
}

function isRead({ says: pattern, kinds }: ReadSentence, { campaign, text }: Sentence): boolean {
  return plays(campaign, kinds) && pattern.test(asShown(text));
}

function plays({ activities }: Campaign, kinds: readonly string[] | undefined): boolean {
  return kinds === undefined || activities.some(({ kind }) => kinds.includes(kind));
}

/** A sentence as a story reads it on a brand's page. */
function asShown(text: string): string {
  return text
    .trim()
    .replace(/[。；！？]$/u, '')
    .replaceAll('{brand}', '某品牌')
    .replaceAll('{company}', '某公司');
}
