import type { ActivityOf } from '@/lib/activities/schema';
import type { Campaign, CampaignInput } from '@/lib/campaign/schema';
import { atMost } from './offers';
import { openingBonus } from './opening-bonus';

const VERIFIED = 10;
const DEPOSITED = { amount: 18, from: 300 };
const TRADED = { amount: 30, lots: 3 };

/** What the September account opening gives altogether, in US dollars. */
export const SEPTEMBER_TOTAL = VERIFIED + DEPOSITED.amount + TRADED.amount;

/** What the whole of it takes beside a verification, in words. */
export const SEPTEMBER_TERMS = `含入金 $${DEPOSITED.from}、平仓 ${TRADED.lots} 手`;

interface September extends Pick<CampaignInput, 'slug' | 'theme' | 'description' | 'form'> {
  hero: Omit<Campaign['hero'], 'offer' | 'lead'>;
  /** How the tasks are told where a creative tells them in its own way. */
  tasks?: Pick<ActivityOf<'tasks'>, 'title' | 'picture'>;
  /** The creative's own words in place of the common ones; what they promise is the same. */
  words?: { stepsTitle: string; stepTitles: readonly [string, string, string] } & Required<
    Pick<Campaign, 'reasons' | 'questions'>
  >;
}

/** What the creatives of the September account opening have in common: the offer, its conditions and its rules. */
export function septemberOpening({ tasks, words, ...creative }: September): CampaignInput {
  const [verify, deposit, trade] = words?.stepTitles ?? ['实名', '入金', '交易'];
  const { activities, ...bonus } = openingBonus({
    firstRun: '首期：2025年9月1日起。',
    labels: ['实名礼', '入金礼', '交易礼'],
    verified: { amount: VERIFIED },
    deposited: DEPOSITED,
    traded: TRADED,
    conversion: { lots: 8, days: 60 },
    who: ['本活动以不同的页面展示，内容相同；从任何一页开户，都只领取一份，在先领取的那一页领完。'],
  });
  return {
    ...creative,
    title: '九月开户礼',
    exclusive: 'september-opening',
    hero: { ...creative.hero, offer: atMost(SEPTEMBER_TOTAL) },
    steps: {
      title: words?.stepsTitle ?? '三份礼，按自己的步子领',
      items: [
        { icon: 'verify', title: verify, text: `注册并完成实名认证，通过后可领 $${VERIFIED}。` },
        { icon: 'deposit', title: deposit, text: `首次入金单笔满 $${DEPOSITED.from}，再领 $${DEPOSITED.amount}。` },
        {
          icon: 'trade',
          title: trade,
          text: `累计平仓满 ${TRADED.lots} 手，再领 $${TRADED.amount}。`,
        },
      ],
    },
    ...bonus,
    activities: activities.map((activity) => ({ ...activity, ...tasks })),
    reasons: words?.reasons ?? {
      title: '开户之前，您可能在意的',
      items: [
        { icon: 'clock', title: '填一次手机号', text: '验证码确认后账户即建好，实名可以稍后在手机上补。' },
        { icon: 'deposit', title: '先小额试手', text: '伦敦金 0.01 手即可下单，熟悉之后再谈规模。' },
        { icon: 'shield', title: '规则先看全', text: '到账时间、有效期、转为余额的条件，都在这一页。' },
      ],
    },
    questions: words?.questions ?? [
      {
        question: '三份礼要一起领吗？',
        answer: '不用。每完成一项，登录本页就能领那一份；停在哪一步，前面领到的都按规则有效。',
      },
      {
        question: '赠金能直接提出来吗？',
        answer: '不能直接出金。它可作保证金使用，到账起 60 天内平仓满 8 手，该份转为可出金余额。',
      },
      { question: '平仓 3 手，一定要一次做完？', answer: '不必。每笔平仓都累计，0.01 手也算。' },
    ],
  };
}
