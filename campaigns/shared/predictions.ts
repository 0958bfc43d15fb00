import type { ActivityOf } from '@/lib/activities/schema';
import type { Rule } from '@/lib/campaign/schema';
import { bonusTerms } from './bonus';
import { OPEN_ENDED, rulesOf } from './rules';

type Predict = ActivityOf<'predict'>;

interface PredictionRules {
  /** When the first round was, in words. */
  firstRun: string;
  /** Rhythm of the rounds, in words: when they open, close and are answered. */
  rhythm: string[];
  /** How the answer is found. */
  answer: string[];
  prize: Predict['prize'];
  winners?: number;
  streaks?: readonly Predict['streaks'][number][];
  conversion: { days: number; perLot: number };
  risk: string;
}

/** The rules of guessing, in which a page says its own question, clock and source. */
export function predictionRules(own: PredictionRules): Rule[] {
  const { firstRun, rhythm, answer, prize, winners, streaks = [], conversion, risk } = own;
  const bonus = bonusTerms(conversion);
  return rulesOf({
    time: [firstRun, ...rhythm, ...OPEN_ENDED.slice(1)],
    who: [
      '持有{brand}真实账户、年满 18 周岁的个人客户，新老客户均可参加；参加不收费，也不要求入金。',
      '同一手机号或身份证件，每期只可竞猜一次；所在地法律禁止参加的人士，请勿参加。',
    ],
    what: [
      ...answer,
      `休市、取消公布等原因没有结果的一期作废：不计对错，不发奖励${streaks.length > 0 ? '，不影响连中' : ''}。`,
    ],
    rewards: [
      winners === undefined
        ? `每期猜中的账户各得 $${prize.amount} 赠金，不限人数。`
        : `每期误差由小到大的前 ${winners} 个账户各得 $${prize.amount} 赠金；误差相同的，先提交者在前。`,
      ...streaks.map(
        (streak) => `连中 ${streak.length} 期，另得 $${streak.prize.amount} 赠金；没有参加的期次不打断连中。`,
      ),
      ...bonus.rewards,
    ],
    claim: [
      '结果核对后由系统结算，奖励自动记入账户，无需点击领取。',
      '结算后 1 个工作日内存入交易账户；逾期未到账的，请联系在线客服并提供账号。',
    ],
    lots: [
      '参加竞猜不看手数；手数只用于赠金转为可出金余额。',
      '一手伦敦金为 100 盎司；以平仓计入，不足一手的按实际手数累计，持仓不足 5 分钟的不计。',
    ],
    valid: bonus.valid,
    disqualified: ['以程序批量提交，或在截止后利用系统时差提交的竞猜无效。'],
    risk: [risk],
  });
}
