import { z } from 'zod';
import { tokenProblem } from '../clause/tokens';
import { findForbiddenWords } from '../copy/forbidden-words';

const text = z
  .string()
  .trim()
  .min(1)
  .superRefine((value, context) => {
    const problem = tokenProblem(value, false);
    if (problem) context.addIssue(problem);
    for (const { word } of findForbiddenWords(value)) context.addIssue(`广告禁用词：${word}`);
  });
const dollars = z.number().positive();

/** Palettes of `components/campaign/themes.module.css`. */
export const THEMES = ['crimson'] as const;
export type Theme = (typeof THEMES)[number];

/** Pictograms that a step or a reason may carry. */
export const ICONS = ['account', 'deposit', 'trade', 'clock', 'two-way', 'order', 'verify', 'app'] as const;
export type Icon = (typeof ICONS)[number];

/** The headings of a complete set of rules, in reading order. Every campaign answers all of them. */
export const RULE_HEADINGS = [
  '活动时间(GMT+8)',
  '活动对象',
  '活动内容',
  '奖励说明',
  '领取方式',
  '手数计算',
  '有效期',
  '取消资格情形',
  '风险提示',
] as const;

const card = z.strictObject({ icon: z.enum(ICONS), title: text, text });
export type Card = z.infer<typeof card>;

const rule = z.strictObject({ heading: z.enum(RULE_HEADINGS), items: z.array(text).min(1) });
export type Rule = z.infer<typeof rule>;

const rules = z
  .array(rule)
  .refine((all) => all.map(({ heading }) => heading).join() === RULE_HEADINGS.join(), '须按顺序写全每一个规则标题');

/** One row of what a visitor gets: for what, in a word and in full, how much in US dollars, when it is paid and until when it holds. */
const reward = z.strictObject({ label: text, task: text, amount: dollars, paid: text, valid: text });
export type Reward = z.infer<typeof reward>;

/** What every campaign has. Texts may hold the brand tokens of the clauses, such as `{brand}`, see {@link fillBrand}. */
const shared = {
  /** The page's path without its leading slash. */
  slug: z.string().regex(/^[A-Za-z0-9_-]+(?:\/[a-z]+)?$/),
  title: text,
  /** Meta description, one or two sentences. */
  description: text.refine((value) => value.length <= 160, '不超过160字'),
  theme: z.enum(THEMES),
  rules,
};

const registerCampaign = z
  .strictObject({
    ...shared,
    kind: z.literal('register'),
    hero: z.strictObject({
      /** A line above the headline. */
      kicker: text,
      headline: text,
      /** The offer in US dollars: the largest thing on the page, and the sum of all rewards. */
      amount: dollars,
    }),
    form: z.strictObject({ title: text, submit: text }),
    steps: z.strictObject({ title: text, items: z.array(card).length(3) }),
    rewards: z.strictObject({ title: text, items: z.array(reward).min(1), note: text }),
    reasons: z.strictObject({ title: text, items: z.array(card).min(2).max(4) }),
    success: z.strictObject({
      title: text,
      lead: text,
      /** The first step outside the app, and the words of its button. */
      download: card.extend({ action: text }),
      next: z.strictObject({ title: text, items: z.array(card).min(2).max(3) }),
    }),
  })
  .refine(({ hero, rewards }) => hero.amount === rewards.items.reduce((sum, { amount }) => sum + amount, 0), {
    path: ['hero', 'amount'],
    message: '须等于各项奖励之和',
  });

/** A campaign as data, told apart by the activity it carries. A new kind is one more member here. */
export const campaignSchema = z.discriminatedUnion('kind', [registerCampaign]);
export type Campaign = z.infer<typeof campaignSchema>;
export type RegisterCampaign = Extract<Campaign, { kind: 'register' }>;
