import { z } from 'zod';
import { limitedPrize } from '../activities/limited-prize';
import { activitySchema } from '../activities/schema';
import { pictureUseSchema } from '../copy/picture-use';
import { textOfLength, textUpTo } from '../copy/text';
import { textWidth } from '../copy/text-width';
import { COMPOSITIONS } from '../look/look';
import { LAYOUTS } from '../variant/types';
import { constantSchema } from './figures/constants';
import { ICONS } from './icons';
import { lotCountingSchema } from './lot-counting';
import { campaignSceneSchema } from './scene';
import { SEASONS } from './seasons';
import { THEMES } from './themes';

/** The heading of the risk warnings, which pages never fold away. */
export const RISK_HEADING = '风险提示';

/** The headings of the rules, in reading order. Every campaign has all of them. */
export const RULE_HEADINGS = [
  '活动时间(GMT+8)',
  '活动对象',
  '活动内容',
  '奖励说明',
  '领取方式',
  '手数计算',
  '有效期',
  '取消资格情形',
  RISK_HEADING,
] as const;

const card = z.strictObject({ icon: z.enum(ICONS), title: textUpTo(16), text: textUpTo(80) });
export type Card = z.infer<typeof card>;

/** In a definition only what describes; `rules/` adds what limits. */
const rule = z.strictObject({ heading: z.enum(RULE_HEADINGS), items: z.array(textUpTo(300)) });
export type Rule = z.infer<typeof rule>;

const rules = z
  .array(rule)
  .refine((all) => all.map(({ heading }) => heading).join() === RULE_HEADINGS.join(), '须按顺序写全每一个规则标题');

/** One of the rewards: the task in a word, and the amount in US dollars. */
const reward = z.strictObject({ label: textUpTo(8), amount: z.number().positive() });
export type Reward = z.infer<typeof reward>;

/** Em of a headline that fit on a phone of 320 px. */
const WIDEST_PART = 11;

const hero = z.strictObject({
  /** A line above the headline, if it says what the headline does not. */
  kicker: textUpTo(24).optional(),
  /** Lines break after punctuation and blanks; no part between them may be wider than the narrowest phone. */
  headline: textUpTo(20).refine(
    (value) => value.split(/(?<=[\p{P}\s])/u).every((part) => textWidth(part) <= WIDEST_PART),
    `标点之间不超过${WIDEST_PART}字宽`,
  ),
  /** The offer: the largest thing on the page, such as `5 手得 $18`, `降不降？` or `1 克金豆`. */
  offer: textUpTo(8),
  /** One sentence under the offer; may be left out where the hero shows the rewards' amounts. */
  lead: textUpTo(80).optional(),
  /** `brand` is the brand's own. */
  composition: z.enum([...COMPOSITIONS, 'brand']),
  /** Undefined where the page has its own drawing, or shows the brand's. */
  scene: campaignSceneSchema.optional(),
  /** What chats and search results show of the page, instead of the drawn scene. */
  share: pictureUseSchema.optional(),
  /** Id of a prize with a limited stock: the hero says how many pieces are left. */
  limited: z.string().optional(),
});
export type Hero = z.infer<typeof hero>;

/** A page with an account-opening form, and what a visitor sees after it. */
const form = z.strictObject({
  title: textUpTo(18),
  submit: textUpTo(12),
  /**
   * `later` opens the account by mobile number and SMS code alone; the visitor sets a password afterwards in place of the
   * form, or in the account. Without it the form asks for one. The definition says beside it what the campaign is to find out.
   */
  password: z.literal('later').optional(),
});
const success = z.strictObject({
  /** Path of the success page without its leading slash. */
  path: z.string().regex(/^[A-Za-z0-9_-]+(?:\/[a-z]+)?$/),
  title: textUpTo(18),
  lead: textUpTo(80),
  /** Text of the button that leads to the verification, with the reward. */
  verify: textOfLength(14),
  /** The step to the app for visitors outside of it, and the text of its button. */
  download: card.extend({ action: textUpTo(14) }),
  next: z.strictObject({ title: textUpTo(18), items: z.array(card).min(2).max(3) }),
});
export type Success = z.infer<typeof success>;

/** Another address of a campaign. */
const otherPage = z.strictObject({
  /** Without its leading slash. */
  path: z.string().regex(/^[A-Za-z0-9_-]+(?:\/[a-z]+)?$/),
  /** The layout on every device. */
  layout: z.enum(LAYOUTS).optional(),
  /** Its own hero: this page has the activities then, and the campaign's page explains them and links to it. */
  hero: hero.optional(),
});

const day = z.iso.date();

/** The name of a campaign in calls and in the database. */
const name = z.string().regex(/^[A-Za-z0-9_-]+$/);

/**
 * How the trading platform converts a bonus into a balance within so many days of its arrival: so many US dollars for each closed
 * lot, or all of it after so many lots.
 */
export const bonusSchema = z.union([
  z.strictObject({ days: z.int().positive(), perLot: z.number().positive() }),
  z.strictObject({ days: z.int().positive(), lots: z.number().positive() }),
]);

/** A campaign as data. Texts may hold the brand tokens of the clauses, such as `{brand}`, see {@link fillBrand}. */
export const campaignSchema = z
  .strictObject({
    /** The page's path without its leading slash; also the campaign's name in calls and in the database. */
    slug: name,
    title: textUpTo(20),
    /** Meta description, one or two sentences. */
    description: textOfLength(160),
    /** Its addresses beside the slug, other than the success page. */
    otherPages: z.array(otherPage).default([]),
    /**
     * The page at the slug has its own module in `app/`: for art or sections that a definition cannot describe, or to omit scripts. A
     * stored campaign uses that of a built one, by its slug.
     */
    ownPage: z.union([z.literal(true), name]).optional(),
    /** The brands that offer it, by their codes; all without it. */
    brands: z.array(z.string()).min(1).optional(),
    /** Budget in US dollars with which a stored campaign begins. */
    budget: z.number().positive().optional(),
    theme: z.enum(THEMES),
    /** First and last Beijing day; without it the campaign is running. */
    period: z.strictObject({ from: day, to: day }).optional(),
    /** The season in which it runs every year: the calendar proposes its days, and after the end its page says when it returns. */
    season: z.enum(SEASONS).optional(),
    /** Days after the end in which rewards can be collected; `withClaimRules` sets it exactly if there are any to collect. */
    claimDays: z.int().positive().optional(),
    hero,
    /** Account opening on the page; `success` is the page after it, where there is one. */
    form: form.optional(),
    success: success.optional(),
    /** A name that sibling campaigns share; an account gets rewards in only one of them, the first in which it collects. */
    exclusive: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .optional(),
    /** How lots count, where it differs from the default. */
    lots: lotCountingSchema.optional(),
    /** Activities in reading order; at most one of a kind. */
    activities: z.array(activitySchema),
    bonus: bonusSchema.optional(),
    /** Text of the button that starts a deposit, where the page has one. */
    deposit: textUpTo(12).optional(),
    steps: z.strictObject({ title: textUpTo(20), items: z.array(card).min(2).max(5) }).optional(),
    /** The rewards of an account opening, which the hero sums up, and how they are paid. */
    rewards: z.strictObject({ title: textUpTo(20), items: z.array(reward).min(1), note: textUpTo(120) }).optional(),
    reasons: z.strictObject({ title: textUpTo(20), items: z.array(card).min(2).max(4) }).optional(),
    /** Questions that visitors ask, and their answers. */
    questions: z.array(z.strictObject({ question: textUpTo(40), answer: textUpTo(200) })).optional(),
    rules,
    /** Figures that texts name and no other field has: dates of the past, examples, prices. */
    constants: z.record(z.string().regex(/^[a-zA-Z]+$/), constantSchema).optional(),
  })
  .refine(({ period }) => !period || period.from <= period.to, { path: ['period'], message: '结束不可早于开始' })
  .refine(({ activities }) => new Set(activities.map(({ kind }) => kind)).size === activities.length, {
    path: ['activities'],
    message: '同一类活动只可出现一次',
  })
  .refine(({ form: opens, activities }) => opens !== undefined || activities.length > 0, {
    path: ['activities'],
    message: '页面须有开户表单或活动',
  })
  .refine((campaign) => campaign.rewards !== undefined || heroes(campaign).every(({ lead }) => lead !== undefined), {
    path: ['hero', 'lead'],
    message: '没有奖励合计的页面须写一句引言',
  })
  .refine(
    (campaign) =>
      campaign.activities.length > 0 || heroes(campaign).every(({ composition }) => composition !== 'stage'),
    { path: ['hero', 'composition'], message: 'stage 须有活动可放' },
  )
  .refine(({ form: opens, deposit }) => opens === undefined || deposit === undefined, {
    path: ['deposit'],
    message: '页面只有一个主要动作：开户表单或入金',
  })
  .refine(({ ownPage, hero: { scene, composition } }) => ownPage || composition === 'brand' || scene !== undefined, {
    path: ['hero', 'scene'],
    message: '须有画面，除非页面自绘（ownPage）或用品牌的构图',
  })
  .refine(
    (campaign) =>
      heroes(campaign).every(({ limited }) => limited === undefined || limitedPrize(campaign.activities, limited)),
    { path: ['hero', 'limited'], message: '须为一项限量奖品的编号' },
  )
  .refine(({ otherPages }) => otherPages.filter((page) => page.hero).length <= 1, {
    path: ['otherPages'],
    message: '活动只可放在一个页面',
  })
  .refine(({ form: opens, success: after }) => opens !== undefined || after === undefined, {
    path: ['success'],
    message: '没有开户表单的页面没有成功页',
  })
  .refine(({ hero: { offer }, rewards }) => !rewards || namesRewards(offer, rewards.items), {
    path: ['hero', 'offer'],
    message: '须为各项奖励之和，或不称“至多”的一项奖励',
  });
export type Campaign = z.infer<typeof campaignSchema>;

/**
 * A definition as it is written: without defaults, its texts naming figures in braces (see `figures/`), and a row of the rewards
 * naming the task that gives its amount.
 */
export type CampaignInput = Omit<z.input<typeof campaignSchema>, 'rewards'> & {
  rewards?: { title: string; items: RewardInput[]; note: string } | undefined;
};
type RewardInput = Omit<Reward, 'amount'> & { of: string };

/** The first screens of a campaign's pages. */
function heroes(campaign: { hero: Hero; otherPages: readonly { hero?: Hero | undefined }[] }): Hero[] {
  return [campaign.hero, ...campaign.otherPages.flatMap((page) => page.hero ?? [])];
}

/** Whether each amount of an offer is the sum of the rewards or, if the offer does not call it a sum, one of them. */
function namesRewards(offer: string, items: readonly Reward[]): boolean {
  return [...offer.matchAll(/(?<sum>至多|合计|共)?\s*\$(?<amount>[\d,.]*\d)/gu)].every(({ groups }) => {
    const amount = Number(groups?.amount?.replaceAll(',', ''));
    return amount === sum(items) || (!groups?.sum && items.some((item) => item.amount === amount));
  });
}

function sum(items: readonly Reward[]): number {
  return items.reduce((all, { amount }) => all + amount, 0);
}
