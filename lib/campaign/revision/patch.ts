import { z } from 'zod';
import { textUpTo } from '../../copy/text';
import { campaignSchema, RULE_HEADINGS } from '../schema';

const { title, description, theme, hero, form, success, deposit, steps, rewards, reasons, questions } =
  campaignSchema.shape;
const heroWords = hero.omit({ composition: true }).partial();

/**
 * What a revision changes of a campaign: its texts, its look, and whether its form asks for a password. Objects are merged with the
 * definition's, lists replace its lists. It describes a patch whose figures have been filled in.
 */
export const patchSchema = z.strictObject({
  title: title.optional(),
  description: description.optional(),
  theme: theme.optional(),
  hero: heroWords.optional(),
  /** The hero of the page that has the activities, where the campaign has one of its own for them. */
  activityHero: heroWords.optional(),
  /** `null` makes the form ask for a password again. */
  form: form
    .unwrap()
    .extend({ password: z.literal('later').nullable() })
    .partial()
    .optional(),
  success: success.unwrap().omit({ path: true }).partial().optional(),
  deposit,
  steps,
  rewards: rewards.unwrap().pick({ title: true, note: true }).partial().optional(),
  reasons,
  questions,
  /** All sentences under a heading beside the generated ones; they replace those of the definition. */
  rules: z.partialRecord(z.enum(RULE_HEADINGS), z.array(textUpTo(300))).optional(),
});
export type Patch = z.infer<typeof patchSchema>;

/**
 * What an arm of a stored campaign's definition changes of it: only what visitors see, because the server decides by the definition
 * itself. Unlike a revision of texts it may choose another composition, because its page gets another address within the site.
 */
export const definitionPatchSchema = patchSchema.extend({
  hero: hero.partial().optional(),
  activityHero: hero.partial().optional(),
});

/** Parts that a patch may change only where the campaign has them. */
export const HELD = ['form', 'success', 'deposit', 'rewards'] as const;

/** Fields that a patch may change in part. */
export const MERGED: ReadonlySet<string> = new Set(['hero', 'activityHero', 'form', 'success', 'rewards', 'rules']);

/** Fields that a revision may not change, with the reason or the command that changes them. */
export const KEPT: Readonly<Record<string, string>> = {
  slug: 'is the name of the campaign',
  otherPages: 'addresses stay in the definition',
  ownPage: 'stays in the definition',
  brands: 'stay in the definition, by which hosts offer the campaign',
  budget: 'is changed by `set-budget`',
  activities:
    'what is played, its prizes, odds, conditions and ids stay in the definition, by which the server decides and pays',
  bonus: 'terms of payment stay in the definition',
  lots: 'how lots count stays in the definition',
  exclusive: 'what excludes what stays in the definition',
  period: 'dates are moved by `dates`, for the page and for what counts alike',
  season: 'stays in the definition; dates are moved by `dates`',
  claimDays: 'stays in the definition, by which the server pays',
  constants: 'stay in the definition',
};
