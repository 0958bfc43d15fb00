import { patchSchema } from '@/lib/campaign/revision/patch';
import { nodeOf, type TextNode } from '@/lib/form/form-node';
import { nodeAt } from '@/lib/form/node-at';

/** Where a text is shown. */
export interface TextPlace extends Partial<Pick<TextNode, 'width' | 'phrase' | 'length'>> {
  /** Whether it may be left out. */
  optional?: boolean;
  /** The beginnings of names that it may leave out, the longest first. */
  scopes?: readonly string[];
}

const TEXTS = nodeOf(patchSchema);

/** The place of a text by its path, such as `steps.items.0.text`. */
export function placeAt(path: string): TextPlace {
  const node = nodeAt(TEXTS, path, undefined);
  return node?.kind === 'text' ? node : {};
}

/** How many items a list may have. */
export function countAt(path: string): { least: number; most: number } {
  const node = nodeAt(TEXTS, path, undefined);
  return node?.kind === 'list' ? node : { least: 0, most: Number.POSITIVE_INFINITY };
}
