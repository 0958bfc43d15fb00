import type { ActivityOf } from '@/lib/activities/schema';
import type { Campaign, CampaignInput } from '@/lib/campaign/schema';
import { ran } from './constants';
import { openingBonus } from './opening-bonus';

interface September extends Pick<CampaignInput, 'slug' | 'theme' | 'description' | 'form'> {
  hero: Omit<Campaign['hero'], 'offer' | 'lead'>;
  /** Title and picture of the tasks in this creative. */
  tasks?: Pick<ActivityOf<'tasks'>, 'title' | 'picture'>;
  /** Texts of this creative in place of the common ones; the offer is the same. */
  words?: { stepsTitle: string; stepTitles: readonly [string, string, string] } & Required<
    Pick<Campaign, 'reasons' | 'questions'>
  >;
}

/** The offer, conditions and rules that the creatives of the September account opening share. */
export function septemberOpening({ tasks, words, ...creative }: September): CampaignInput {
  const [verify, deposit, trade] = words?.stepTitles ?? ['实名', '入金', '交易'];
  const { activities, ...bonus } = openingBonus({
    firstRun: '首期：{firstRun}起。',
    labels: ['实名礼', '入金礼', '交易礼'],
    verified: { amount: 10 },
    deposited: { amount: 18, from: 300 },
    traded: { amount: 30, lots: 3 },
    conversion: { lots: 8, days: 60 },
    who: ['本活动以不同的页面展示，内容相同，属于同一系列。'],
  });
  return {
    ...creative,
    title: '九月开户礼',
    exclusive: 'september-opening',
    constants: { firstRun: ran('2025年9月1日') },
    hero: {
      ...creative.hero,
      offer: '实名先得 {tasks.verify.amount}',
      lead: '首次入金满 {tasks.deposit.from}、平仓满 {tasks.trade.from} 手，各再得一份。',
    },
    steps: {
      title: words?.stepsTitle ?? '{tasks.count|count}份礼，按自己的步子领',
      items: [
        { icon: 'verify', title: verify, text: '注册并完成实名认证，通过后可领 {tasks.verify.amount}。' },
        { icon: 'deposit', title: deposit, text: '首次入金单笔满 {tasks.deposit.from}，再领 {tasks.deposit.amount}。' },
        {
          icon: 'trade',
          title: trade,
          text: '累计平仓满 {tasks.trade.from} 手，再领 {tasks.trade.amount}。',
        },
      ],
    },
    ...bonus,
    activities: activities.map((activity) => ({ ...activity, ...tasks })),
    reasons: words?.reasons ?? {
      title: '开户之前，您可能在意的',
      items: [
        { icon: 'clock', title: '填一次手机号', text: '验证码确认后账户即建好，实名可以稍后在手机上补。' },
        { icon: 'deposit', title: '先小额试手', text: '伦敦金 {minLots} 手即可下单，熟悉之后再谈规模。' },
        { icon: 'shield', title: '规则先看全', text: '到账时间、有效期、转为余额的条件，都在这一页。' },
      ],
    },
    questions: words?.questions ?? [
      {
        question: '{tasks.count|count}份礼要一起领吗？',
        answer: '不用。每完成一项，登录本页就能领那一份；停在哪一步，前面领到的都按规则有效。',
      },
      {
        question: '赠金能直接提出来吗？',
        answer: '不能直接出金，可作保证金使用。{rules.conversion}',
      },
      { question: '平仓 {tasks.trade.from} 手，一定要一次做完？', answer: '不必。每笔平仓都累计，{minLots} 手也算。' },
    ],
  };
}
