import type { Condition } from '@/lib/activities/condition';
import type { Campaign, CampaignInput } from '@/lib/campaign/schema';
import { atMost, takes } from './offers';
import { OPEN_ENDED, rulesOf } from './rules';

/** A gift in three tasks; amounts in US dollars, volume in standard lots. */
export interface Flyback {
  slug: string;
  title: string;
  description: string;
  theme: Campaign['theme'];
  /** The lead goes on with what the sum takes. */
  hero: Omit<Campaign['hero'], 'offer' | 'lead'> & { lead: string };
  /** What each leg of the way back is called, and what it gives. */
  legs: {
    verified: { name: string; text: string; amount: number };
    deposited: { name: string; text: string; amount: number; from: number };
    traded: { name: string; text: string; amount: number; lots: number };
  };
  tasksTitle: string;
  reasons: NonNullable<Campaign['reasons']>;
  questions: NonNullable<Campaign['questions']>;
  days: number;
  perLot: number;
}

/** What the three legs add up to. */
function flybackTotal({ verified, deposited, traded }: Flyback['legs']): number {
  return verified.amount + deposited.amount + traded.amount;
}

/** Three tasks of the real account, each paid when it is collected, and one sum. */
export function flyback({ legs, tasksTitle, days, perLot, hero, ...words }: Flyback): CampaignInput {
  const { verified, deposited, traded } = legs;
  const total = flybackTotal(legs);
  const conditions: Condition[] = [
    { type: 'verified' },
    { type: 'first-deposit', from: deposited.from },
    { type: 'trade', from: traded.lots },
  ];
  return {
    ...words,
    exclusive: 'flyback',
    bonus: { days, perLot },
    hero: { ...hero, offer: atMost(total), lead: `${hero.lead}${takes(conditions, total)}` },
    activities: [
      {
        kind: 'tasks',
        title: tasksTitle,
        order: 'sequence',
        tasks: [
          {
            id: 'verified',
            title: verified.name,
            text: verified.text,
            condition: { type: 'verified' },
            prize: { label: verified.name, amount: verified.amount, unit: 'usd' },
          },
          {
            id: 'deposited',
            title: deposited.name,
            text: deposited.text,
            condition: { type: 'first-deposit', from: deposited.from },
            prize: { label: deposited.name, amount: deposited.amount, unit: 'usd' },
            exclusive: 'first-deposit',
          },
          {
            id: 'traded',
            title: traded.name,
            text: traded.text,
            condition: { type: 'trade', from: traded.lots },
            prize: { label: traded.name, amount: traded.amount, unit: 'usd' },
          },
        ],
      },
    ],
    deposit: '去入金',
    rules: rulesOf({
      time: OPEN_ENDED,
      who: [
        '持有{brand}真实账户、尚未领取过回赠系列奖励的个人客户；$88 与 $99 两档回赠，每位客户择一领取，以先领取的一档为准。',
        '同一手机号、身份证件或银行卡，只可参加一次；所在地法律禁止参加的人士，请勿参加。',
      ],
      what: [
        `${verified.name}：通过实名认证，回赠 $${verified.amount}。`,
        `${deposited.name}：首次入金单笔满 $${deposited.from}，回赠 $${deposited.amount}。`,
        `${traded.name}：累计平仓满 ${traded.lots} 手，回赠 $${traded.amount}。`,
        `三项依次完成，合计回赠 $${total}。`,
      ],
      rewards: [
        '回赠为赠金，以美元计入交易账户，可作保证金使用，不可直接出金或转让。',
        `自存入之日起 ${days} 天内，每平仓 1 手，其中 $${perLot} 转为可出金余额，直至转完；用赠金交易所得的盈利不受影响。`,
      ],
      claim: [
        '登录本页，在完成的任务上点击“领取”，系统按账户的真实记录核对。',
        '领取后 1 个工作日内存入交易账户；逾期未到账的，请联系在线客服并提供账号。',
      ],
      valid: [`每份回赠自存入之日起 ${days} 天内有效，到期未转换的部分自动收回，不影响自有资金。`],
    }),
  };
}
