import type { Question } from '../activities/quiz/bank';
import type { BANK } from '../activities/quiz/definition';
import { KINDS as ACTIVITIES, ACTIVITY_KINDS } from '../activities/schema';
import type { Catalogue } from './catalogue';
import { numberOf } from './checks';
import { PLACEHOLDERS } from './placeholders';
import { type CampaignInput, RULE_HEADINGS } from './schema';

/** What a new campaign can start with: account opening, a deposit, or a kind of activity. */
export const STARTS = ['register', 'deposit', ...ACTIVITY_KINDS] as const;

export interface NewCampaign {
  /** Path of the page without its leading slash. */
  slug: string;
  kind: (typeof STARTS)[number];
  title: string;
  /** The questions of a quiz, or their placeholder. */
  bank: readonly Question[] | typeof BANK;
}

/** The first version of a campaign. Its author has to replace the placeholders. */
export function startOf({ slug, kind, title, bank }: NewCampaign): CampaignInput {
  const shared: Omit<CampaignInput, 'activities'> = {
    slug,
    title,
    description: `${title}：${PLACEHOLDERS.description}`,
    theme: 'jade',
    bonus: { days: 30, perLot: 10 },
    hero: {
      kicker: title,
      headline: PLACEHOLDERS.headline,
      offer: PLACEHOLDERS.offer,
      lead: PLACEHOLDERS.lead,
      composition: 'centred',
      scene: [
        { shape: 'glow', x: 50, y: 50, width: 100 },
        { shape: 'gift', x: 50, y: 54, width: 64 },
        { shape: 'coin', x: 16, y: 30, width: 18, turn: -18, motion: 'float' },
      ],
    },
    rules: RULE_HEADINGS.map((heading) => ({ heading, items: heading === '活动内容' ? [PLACEHOLDERS.rule] : [] })),
  };
  const activity = (name: (typeof ACTIVITY_KINDS)[number]) => ({ kind: name, title, ...ACTIVITIES[name].starter });
  if (kind === 'deposit')
    return {
      ...shared,
      hero: { ...shared.hero, composition: 'ticket' },
      deposit: '去入金',
      activities: [activity('tiers') as never],
    };
  if (kind === 'quiz') {
    const { quiz, ...others } = ACTIVITIES.quiz.starter;
    return { ...shared, activities: [{ kind, title, ...others, quiz: { ...quiz, bank: bank as Question[] } }] };
  }
  if (kind !== 'register') return { ...shared, activities: [activity(kind) as never] };
  return {
    ...shared,
    hero: { ...shared.hero, offer: '至多 {tasks.amount.sum}' },
    form: { title: '填写手机号，即可开户', submit: '立即开户' },
    success: {
      path: `${slug}/success`,
      title: '开户成功',
      lead: '账户已为您备好。',
      verify: '实名认证',
      download: { icon: 'app', title: '下载{appName}', text: '用注册的手机号登录。', action: '下载{appName}' },
      next: {
        title: '接下来',
        items: [
          { icon: 'verify', title: '实名认证', text: '填写姓名与身份证号码。' },
          { icon: 'deposit', title: '首次入金', text: '从支付页存入，以到账为准。' },
        ],
      },
    },
    activities: [activity('tasks') as never],
    rewards: {
      title: '赠金怎么到账',
      items: [
        { label: '实名', of: 'verify' },
        { label: '首次入金', of: 'deposit' },
      ],
      note: '每份领取后 {payDays} 个工作日内到账，{bonus.days} 天内有效。赠金的使用条件见活动规则。',
    },
  };
}

/** A copy under another name: its addresses begin with that name, and a page module of its own stays the source's. */
export function copyOf(source: CampaignInput, slug: string): CampaignInput {
  const { otherPages, success, ownPage } = source;
  const moved = (path: string) => path.replace(source.slug, slug);
  return {
    ...source,
    slug,
    ...(ownPage && { ownPage: ownPage === true ? source.slug : ownPage }),
    ...(otherPages && { otherPages: otherPages.map((page) => ({ ...page, path: moved(page.path) })) }),
    ...(success && { success: { ...success, path: moved(success.path) } }),
  };
}

/** A definition whose activities have numbers that no other campaign has. */
export function withFreeNumbers(definition: CampaignInput, { campaigns }: Catalogue): CampaignInput {
  const taken = campaigns.flatMap(({ activities }) => activities.flatMap((activity) => numberOf(activity) ?? []));
  let next = Math.max(0, ...taken) + 1;
  const free = (number: number) => (taken.includes(number) ? next++ : number);
  return {
    ...definition,
    activities: definition.activities.map((activity) => {
      if (activity.kind === 'quiz')
        return { ...activity, quiz: { ...activity.quiz, activityId: free(activity.quiz.activityId) } };
      if (!('activityId' in activity) || activity.activityId === undefined) return activity;
      return { ...activity, activityId: free(activity.activityId) };
    }),
  };
}
