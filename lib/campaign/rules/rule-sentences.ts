import type { Rule } from '../schema';

/** Sentences for the rules of a page, by heading. */
export type RuleSentences = { readonly [heading in Rule['heading']]?: readonly string[] };
