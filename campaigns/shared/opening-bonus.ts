import type { Campaign, Rule } from '@/lib/campaign/schema';
import { OPEN_ENDED, rulesOf } from './rules';

/** What an account opening earns in three parts, all in US dollars; `lots` are standard lots closed. */
interface OpeningBonus {
  /** When the campaign ran for the first time, in words. */
  firstRun: string;
  /** What the three parts are called. */
  labels: readonly [verified: string, deposited: string, traded: string];
  verified: { amount: number };
  deposited: { amount: number; from: number };
  traded: { amount: number; lots: number; days: number };
  /** The bonus turns into a balance that can be withdrawn after so many lots within so many days of the first deposit. */
  turning: { lots: number; days: number };
  /** Said of who may take part, and of what else this campaign asks for. */
  who?: string[];
}

/** The table and the rules of a bonus that is paid into the account without being asked for. */
export function openingBonus({ firstRun, labels, verified, deposited, traded, turning, who = [] }: OpeningBonus): {
  rewards: Campaign['rewards'];
  rules: Rule[];
} {
  const total = verified.amount + deposited.amount + traded.amount;
  const valid = `${turning.days} 天`;
  const [first, second, third] = labels;
  const tasks = {
    verified: '注册真实账户并通过实名认证',
    deposited: `首次入金单笔满 $${deposited.from}`,
    traded: `首次入金后 ${traded.days} 天内，平仓满 ${traded.lots} 手`,
  };
  const paid = {
    verified: '认证通过后 1 个工作日内',
    deposited: '入金到账后 1 个工作日内',
    traded: '达标次日起 1 个工作日内',
  };
  return {
    rewards: {
      title: '三份礼，条件写在明处',
      items: [
        { label: first, task: tasks.verified, amount: verified.amount, paid: paid.verified, valid },
        { label: second, task: tasks.deposited, amount: deposited.amount, paid: paid.deposited, valid },
        { label: third, task: tasks.traded, amount: traded.amount, paid: paid.traded, valid },
      ],
      note: `赠金可作保证金使用，交易盈亏归账户所有。首次入金起 ${turning.days} 天内平仓满 ${turning.lots} 手，赠金转为可出金余额。`,
    },
    rules: rulesOf({
      time: [firstRun, ...OPEN_ENDED],
      who: [
        '首次在{brand}开立真实账户、年满 18 周岁的个人客户；同一手机号、身份证件、银行卡或设备仅可参加一次。',
        ...who,
        '所在地法律禁止或限制参加此类活动的人士，请勿参加。',
      ],
      what: [
        `${first}：${tasks.verified}，获赠 $${verified.amount}。`,
        `${second}：${tasks.deposited}或等值货币，获赠 $${deposited.amount}。`,
        `${third}：${tasks.traded}，伦敦金与伦敦银合并计算，获赠 $${traded.amount}。`,
        `三份分别计算、各领一次，合计 $${total}；只完成其中一项，也可以领到那一份。`,
      ],
      rewards: [
        '赠金以美元计入交易账户，可作保证金使用，不可直接出金或转让。',
        `自首次入金之日起 ${turning.days} 天内累计平仓满 ${turning.lots} 手，已到账的赠金转为可出金余额。`,
        '在此之前申请出金的，尚未转换的赠金随出金扣除；用赠金交易所得的盈利不受影响。',
      ],
      claim: [
        `${first}于${paid.verified}、${second}于${paid.deposited}、${third}于${paid.traded}自动存入账户，无需申请。`,
        '逾期未到账的，请联系在线客服并提供账号，客服将在 2 个工作日内核实答复。',
      ],
      valid: [
        `${first}自到账之日起 ${turning.days} 天内有效，其间完成首次入金的，有效期自首次入金之日重新起算。`,
        `${second}与${third}自首次入金之日起 ${turning.days} 天内有效。到期未转换的赠金自动收回，不影响账户内的自有资金。`,
      ],
    }),
  };
}
