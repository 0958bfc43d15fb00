import type { Campaign, CampaignInput } from '@/lib/campaign/schema';
import { PAID, TURNS } from './bonus';
import { takesAll } from './offers';
import { OPEN_ENDED, rulesOf } from './rules';

/** Both gifts in US dollars: of the verification, of a first deposit from so much on, of so many standard lots closed. */
const FLYBACKS = {
  eight: { verified: 8, deposited: { amount: 30, from: 200 }, traded: { amount: 50, lots: 4 } },
  nine: { verified: 9, deposited: { amount: 30, from: 300 }, traded: { amount: 60, lots: 5 } },
};
type Name = keyof typeof FLYBACKS;

interface Leg {
  name: string;
  text: string;
}

/** A gift in three tasks, with its own words. */
interface Flyback extends Pick<Campaign, 'slug' | 'title' | 'description' | 'theme'> {
  gift: Name;
  /** `lead` is followed by the conditions of the whole sum. */
  hero: Omit<Campaign['hero'], 'offer' | 'lead'> & { lead: string };
  /** Title and explanation of each task. */
  legs: { verified: Leg; deposited: Leg; traded: Leg };
  tasksTitle: string;
  reasons: NonNullable<Campaign['reasons']>;
  questions: NonNullable<Campaign['questions']>;
}

/** A campaign of three tasks, each paid when it is collected. */
export function flyback({ gift, legs, tasksTitle, hero, ...words }: Flyback): CampaignInput {
  const { verified, deposited, traded } = FLYBACKS[gift];
  const tasks = [
    task('verified', legs.verified, { type: 'verified' as const }, verified),
    {
      ...task('deposited', legs.deposited, { type: 'first-deposit' as const, from: deposited.from }, deposited.amount),
      exclusive: 'first-deposit' as const,
    },
    task('traded', legs.traded, { type: 'trade' as const, from: traded.lots }, traded.amount),
  ];
  const sums = gift === 'eight' ? '{tasks.amount.sum} 与 {other}' : '{other} 与 {tasks.amount.sum}';
  return {
    ...words,
    exclusive: 'flyback',
    bonus: { days: 60, perLot: 15 },
    constants: otherFlyback(gift === 'eight' ? 'nine' : 'eight'),
    hero: { ...hero, offer: '至多 {tasks.amount.sum}', lead: `${hero.lead}${takesAll(tasks)}` },
    activities: [{ kind: 'tasks', title: tasksTitle, order: 'sequence', tasks }],
    deposit: '去入金',
    rules: rulesOf({
      time: OPEN_ENDED,
      who: [
        `持有{brand}真实账户、尚未领取过回赠系列奖励的个人客户；${sums} {flybacks|count}档回赠，每位客户择一领取，以先领取的一档为准。`,
        '同一手机号、身份证件或银行卡，只可参加一次；所在地法律禁止参加的人士，请勿参加。',
      ],
      what: [
        '{tasks.verified.title}：通过实名认证，回赠 {tasks.verified.amount}。',
        '{tasks.deposited.title}：首次入金单笔满 {tasks.deposited.from}，回赠 {tasks.deposited.amount}。',
        '{tasks.traded.title}：累计平仓满 {tasks.traded.from} 手，回赠 {tasks.traded.amount}。',
        '{tasks.count|count}项依次完成，合计回赠 {tasks.amount.sum}。',
      ],
      rewards: ['回赠为赠金，以美元计入交易账户，可作保证金使用，不可直接出金或转让。', TURNS],
      claim: ['登录本页，在完成的任务上点击“领取”，系统按账户的真实记录核对。', PAID],
      valid: ['每份回赠自存入之日起 {bonus.days} 天内有效，到期未转换的部分自动收回，不影响自有资金。'],
    }),
  };
}

function task<Condition>(id: string, { name, text }: Leg, condition: Condition, amount: number) {
  return { id, title: name, text, condition, prize: { label: name, amount, unit: 'usd' as const } };
}

/** Figures of the other flyback, for texts that compare both. */
function otherFlyback(gift: Name): NonNullable<Campaign['constants']> {
  const { verified, deposited, traded } = FLYBACKS[gift];
  const source = '另一档回赠';
  return {
    other: { is: verified + deposited.amount + traded.amount, unit: 'usd', source },
    // The page of the smaller one compares conditions as well.
    ...(gift === 'nine' && {
      otherDeposit: { is: deposited.from, unit: 'usd' as const, source },
      otherLots: { is: traded.lots, source },
    }),
    flybacks: { is: Object.keys(FLYBACKS).length, source: '两档回赠各为一个活动' },
  };
}
