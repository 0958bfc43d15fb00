import { z } from 'zod';
import { limitedPrize } from '../activities/limited-prize';
import { activitySchema } from '../activities/schema';
import { pictureUseSchema } from '../copy/picture-use';
import { textOfLength, textUpTo } from '../copy/text';
import { choice } from '../form/choice';
import { COMPOSITION_WORDS } from '../look/look';
import { constantSchema } from './figures/constants';
import { ICON_WORDS } from './icons';
import { lotCountingSchema } from './lot-counting';
import { campaignSceneSchema } from './scene';
import { SEASON_WORDS } from './seasons';
import { THEME_WORDS } from './themes';

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

const card = z.strictObject({
  icon: choice('图标', ICON_WORDS),
  title: textUpTo(16).meta({ title: '标题' }),
  text: textUpTo(80).meta({ title: '说明' }),
});
export type Card = z.infer<typeof card>;

/** Cards under a heading of at most so many em. */
const cards = (title: string, most: number, width: number) =>
  z
    .strictObject({
      title: textUpTo(width).meta({ title: '标题' }),
      items: z.array(card).min(2).max(most).meta({ title: '卡片' }),
    })
    .meta({ title });

/** In a definition only what describes; `rules/` adds what limits. */
const rule = z.strictObject({
  heading: z.enum(RULE_HEADINGS).meta({ title: '标题', kind: 'hidden' }),
  items: z.array(textUpTo(300)).meta({ title: '说明' }),
});
export type Rule = z.infer<typeof rule>;

const rules = z
  .array(rule)
  .length(RULE_HEADINGS.length)
  .refine((all) => all.map(({ heading }) => heading).join() === RULE_HEADINGS.join(), '须按顺序写全每一个规则标题')
  .meta({ title: '活动规则', help: '只写说明。谁能参加、几次、何时、多少等限制自动写进页面。' });

/** One of the rewards: the task in a word, and the amount in US dollars. */
const reward = z.strictObject({
  label: textUpTo(8).meta({ title: '名称', help: '一两个词说清做什么，例如“实名认证”。' }),
  amount: z.number().positive().meta({ title: '这个任务的奖品', kind: 'part', writes: 'of' }),
});
export type Reward = z.infer<typeof reward>;

/** Em of a headline that fit on a phone of 320 px. */
const WIDEST_PART = 11;

const hero = z.strictObject({
  /** A line above the headline, if it says what the headline does not. */
  kicker: textUpTo(24).meta({ title: '眉题', help: '主标题上方的小字，写主标题没说到的。' }).optional(),
  /** Lines break after punctuation and blanks; no part between them may be wider than the narrowest phone. */
  headline: textUpTo(20, WIDEST_PART).meta({ title: '主标题', help: '只在标点处换行，所以每个短句都要短。' }),
  /** The offer: the largest thing on the page, such as `5 手得 $18`, `降不降？` or `1 克金豆`. */
  offer: textUpTo(8).meta({ title: '主利益点', help: '页面上最大的字，例如“5 手得 $18”“降不降？”。' }),
  /** One sentence under the offer; may be left out where the hero shows the rewards' amounts. */
  lead: textUpTo(80).meta({ title: '引言', help: '一句话说清怎么参加。' }).optional(),
  /** `brand` is the brand's own. */
  composition: choice('构图', { ...COMPOSITION_WORDS, brand: '各品牌自己的构图' }).meta({ kind: 'composition' }),
  /** Undefined where the page has its own drawing, or shows the brand's. */
  scene: campaignSceneSchema.meta({ title: '画面' }).optional(),
  /** What chats and search results show of the page, instead of the drawn scene. */
  share: pictureUseSchema.meta({ title: '分享图片', help: '不填就用画面。' }).optional(),
  /** Id of a prize with a limited stock: the hero says how many pieces are left. */
  limited: z.string().meta({ title: '首屏显示余量的奖品', kind: 'part' }).optional(),
});
export type Hero = z.infer<typeof hero>;

/** An address without its leading slash. */
const pagePath = z
  .string()
  .regex(/^[A-Za-z0-9_-]+(?:\/[a-z]+)?$/)
  .meta({ title: '网址', help: '只用字母、数字、“-”和“_”。' });

/** A page with an account-opening form, and what a visitor sees after it. */
const form = z.strictObject({
  title: textUpTo(18).meta({ title: '标题' }),
  submit: textUpTo(12).meta({ title: '按钮' }),
  /**
   * `later` opens the account by mobile number and SMS code alone; the visitor sets a password afterwards in place of the
   * form, or in the account. Without it the form asks for one. The definition says beside it what the campaign is to find out.
   */
  password: z.literal('later').meta({ title: '凭短信开户，密码以后再设' }).optional(),
});
const success = z.strictObject({
  path: pagePath.meta({ help: '活动网址后面加上“/success”。' }),
  title: textUpTo(18).meta({ title: '标题' }),
  lead: textUpTo(80).meta({ title: '引言' }),
  /** Text of the button that leads to the verification, with the reward. */
  verify: textOfLength(14).meta({ title: '实名认证按钮', help: '带上实名认证的奖励，例如“去实名，领 $8”。' }),
  /** The step to the app for visitors outside of it, and the text of its button. */
  download: card
    .extend({ action: textUpTo(14).meta({ title: '按钮' }) })
    .meta({ title: '下载应用', help: '只给不在应用里打开页面的访客看。' }),
  next: cards('接下来做什么', 3, 18),
});
export type Success = z.infer<typeof success>;

/** Another address of a campaign. */
const otherPage = z.strictObject({
  path: pagePath,
  /** The layout on every device. */
  layout: choice('版式', { mobile: '手机版', desktop: '电脑版' }).optional(),
  /** Its own hero: this page has the activities then, and the campaign's page explains them and links to it. */
  hero: hero.meta({ title: '首屏', help: '填写以后，玩法移到这个网址。' }).optional(),
});

const day = z.iso.date().meta({ kind: 'day' });

const days = z.int().positive().meta({ title: '期限', unit: '天', help: '从每份赠金存入那天算起。' });
const perLot = z.number().positive().meta({ title: '每平一手转出', kind: 'usd' });
const lots = z.number().positive().meta({ title: '须平仓', unit: '手' });

/** The name of a campaign in calls and in the database. */
const name = z.string().regex(/^[A-Za-z0-9_-]+$/);

/**
 * How the trading platform converts a bonus into a balance within so many days of its arrival: so many US dollars for each closed
 * lot, or all of it after so many lots.
 */
export const bonusSchema = z.union([
  z.strictObject({ days, perLot }).meta({ title: '每平一手转一部分' }),
  z.strictObject({ days, lots }).meta({ title: '平满手数一次转完' }),
]);

/** A campaign as data. Texts may hold the brand tokens of the clauses, such as `{brand}`, see {@link fillBrand}. */
export const campaignSchema = z
  .strictObject({
    /** The page's path without its leading slash; also the campaign's name in calls and in the database. */
    slug: name.meta({ title: '网址', help: '只用字母、数字、“-”和“_”，例如 lottery-2601。发布以后不能再改。' }),
    title: textUpTo(20).meta({ title: '活动名称', help: '浏览器标题、分享卡片和“我的奖励”都用它。' }),
    /** Meta description, one or two sentences. */
    description: textOfLength(160).meta({ title: '搜索描述', help: '一两句话：谁来做什么，能得到什么。' }),
    /** Its addresses beside the slug, other than the success page. */
    otherPages: z.array(otherPage).meta({ title: '其他网址' }).default([]),
    /**
     * The page at the slug has its own module in `app/`: for art or sections that a definition cannot describe, or to omit scripts. A
     * stored campaign uses that of a built one, by its slug.
     */
    ownPage: z
      .union([z.literal(true), name])
      .meta({ title: '专属页面', kind: 'hidden' })
      .optional(),
    /** The brands that offer it, by their codes; all without it. */
    brands: z.array(z.string()).min(1).meta({ title: '品牌', kind: 'part', help: '不填就是全部品牌。' }).optional(),
    /** Budget in US dollars with which a stored campaign begins. */
    budget: z.number().positive().meta({ title: '预算', kind: 'usd' }).optional(),
    theme: choice('配色', THEME_WORDS),
    /** First and last Beijing day; without it the campaign is running. */
    period: z
      .strictObject({ from: day.meta({ title: '开始日期' }), to: day.meta({ title: '结束日期' }) })
      .meta({ title: '活动时间', help: '北京时间，首尾两天都算在内。不填就没有结束日期。' })
      .optional(),
    /** The season in which it runs every year: the calendar proposes its days, and after the end its page says when it returns. */
    season: choice('节令', SEASON_WORDS).optional(),
    /** Days after the end in which rewards can be collected; `withClaimRules` sets it exactly if there are any to collect. */
    claimDays: z.int().positive().meta({ title: '领取期', unit: '天', help: '活动结束后还能领奖的天数。' }).optional(),
    hero: hero.meta({ title: '首屏' }),
    /** Account opening on the page; `success` is the page after it, where there is one. */
    form: form.meta({ title: '开户表单', help: '有开户表单，就不再放入金按钮。' }).optional(),
    success: success.meta({ title: '开户成功页', help: '访客提交开户表单以后看到的页面。' }).optional(),
    /** A name that sibling campaigns share; an account gets rewards in only one of them, the first in which it collects. */
    exclusive: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .meta({ title: '同系列名称', help: '名称相同的活动，一位客户只能在其中一个领奖。用小写字母、数字和“-”。' })
      .optional(),
    /** How lots count, where it differs from the default. */
    lots: lotCountingSchema.meta({ title: '手数计算' }).optional(),
    /** Activities in reading order; at most one of a kind. */
    activities: z
      .array(activitySchema)
      .meta({ title: '玩法与奖品', help: '按页面上的先后排列，同一种玩法只能有一个。' }),
    bonus: bonusSchema.meta({ title: '赠金转换', help: '与交易平台的设置一致。不发赠金的活动不填。' }).optional(),
    /** Text of the button that starts a deposit, where the page has one. */
    deposit: textUpTo(12).meta({ title: '入金按钮', help: '例如“去入金”。主要动作是开户或玩法时不填。' }).optional(),
    steps: cards('参加步骤', 5, 20).optional(),
    /** The rewards of an account opening, which the hero sums up, and how they are paid. */
    rewards: z
      .strictObject({
        title: textUpTo(20).meta({ title: '标题' }),
        items: z.array(reward).min(1).meta({ title: '奖励' }),
        note: textUpTo(120).meta({ title: '附注', help: '怎么到账、有什么条件。' }),
      })
      .meta({ title: '奖励合计' })
      .optional(),
    reasons: cards('参加理由', 4, 20).optional(),
    /** Questions that visitors ask, and their answers. */
    questions: z
      .array(
        z.strictObject({
          question: textUpTo(40).meta({ title: '问题' }),
          answer: textUpTo(200).meta({ title: '回答' }),
        }),
      )
      .meta({ title: '常见问题' })
      .optional(),
    rules,
    /** Figures that texts name and no other field has: dates of the past, examples, prices. */
    constants: z
      .record(z.string().regex(/^[a-zA-Z]+$/), constantSchema)
      .meta({ title: '文案里的其他数字', help: '规格、例子、往期日期等。文案用 {名字} 来写。' })
      .optional(),
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
