import { dollars, figure, prizeText } from '../../activities/prize-text';
import type { Activity, ActivityKind, ActivityOf } from '../../activities/schema';
import { chineseCount } from '../figures/chinese-number';
import { couponRules } from './coupon';
import { creditValidity, creditWords, DRAWN, oddsWords } from './draws';
import { predictRules } from './predict';
import type { RuleSentences } from './rule-sentences';
import { signinRules } from './signin';
import { tiersRules } from './tiers';
import { treasureRules } from './treasure';
import { conditionWords, spaced } from './words';

/** The sentences of each kind of activity. */
const KIND_RULES: { readonly [Kind in ActivityKind]: (activity: ActivityOf<Kind>) => RuleSentences } = {
  tasks: tasksRules,
  tiers: tiersRules,
  cashback: cashbackRules,
  wheel: wheelRules,
  treasure: treasureRules,
  quiz: quizRules,
  predict: predictRules,
  signin: signinRules,
  redpacket: redpacketRules,
  invite: inviteRules,
  points: pointsRules,
  coupon: couponRules,
};

/** The sentences that the fields of an activity decide. */
export function rulesOfActivity(activity: Activity): RuleSentences {
  return KIND_RULES[activity.kind](activity as never);
}

/** What each task gives, in which order, and that each is paid once. */
function tasksRules({ order, tasks }: ActivityOf<'tasks'>): RuleSentences {
  const paid = tasks.flatMap(({ condition, prize }) => (prize ? [{ condition, prize }] : []));
  const isSum = paid.length > 1 && paid.every(({ prize }) => prize.unit === 'usd');
  const sum = isSum ? `，合计 ${dollars(paid.reduce((all, { prize }) => all + prize.amount, 0))}` : '';
  const steps =
    order === 'sequence'
      ? `${chineseCount(tasks.length)}项依次完成，前一项完成后才可领取后一项`
      : `${chineseCount(tasks.length)}项不分先后，完成一项可领一项`;
  return {
    活动内容: [
      ...paid.map(({ condition, prize }) => `${prize.label}：${conditionWords(condition)}，得 ${prizeText(prize)}。`),
      `${steps}；各领一次${sum}。`,
    ],
    领取方式: ['登录本页，在完成的任务上点击“领取”，系统按账户的真实记录核对，无需上传凭证。'],
  };
}

/** What a lot of each group of symbols gives. */
function cashbackRules({ groups, title }: ActivityOf<'cashback'>): RuleSentences {
  return {
    活动内容: [
      ...groups.map(
        ({ label, perLot, symbols }) =>
          `${label}：每平仓 1 手返 ${dollars(perLot)}，共 ${symbols.length} 个品种：${symbols.join('、')}。`,
      ),
      '不足 1 手的按比例计，返现精确到 0.01 美元；各组分别计算后合计。',
    ],
    领取方式: [`登录本页，在“${title}”中点击领取，领取的是至今尚未领过的全部返现。`],
  };
}

/** Where spins come from, how long they are valid, and the odds. */
function wheelRules({ credits, segments }: ActivityOf<'wheel'>): RuleSentences {
  return {
    活动内容: [`转盘次数：${creditWords(credits)}。`, `各格概率：${oddsWords(segments)}。`, ...DRAWN],
    领取方式: ['登录本页参与，奖品即时记入“我的奖品”，无需另行申请。'],
    有效期: [`转盘${creditValidity(credits)}`],
  };
}

/** When a quiz can be answered, how often and how fast, and what right answers give. */
function quizRules({ quiz, secondsPerQuestion, prizes, terms }: ActivityOf<'quiz'>): RuleSentences {
  const past = terms === 'all' ? '往期题目' : '上一期题目';
  const rewards = prizes.map(({ right, prize }) => `答对 ${right} 题得 ${prizeText(prize)}`);
  return {
    '活动时间(GMT+8)': ['每周一期，周一 00:00 开始，周日 24:00 截止（北京时间），每期换题。'],
    活动内容: [
      `每期 ${quiz.questionsPerTerm} 题，均为单选，逐题作答；选定后即揭晓对错与解析，不可修改。`,
      secondsPerQuestion === undefined
        ? '作答不限时。中途离开，下次从未答的一题继续，本期截止前有效。'
        : `每题限时 ${secondsPerQuestion} 秒，由服务器从点击开始计时；超时按未答对计，计时不因刷新或离开而暂停。`,
      ...(terms === 'current' ? ['本页只列当期的成绩。'] : []),
      `${past}未登录也可以练习，不计成绩，也不发奖励。`,
    ],
    奖励说明: [`按本期答对题数发放，取达到的较高一档，不叠加：${rewards.join('，')}。`],
    领取方式: ['答完本期最后一题，达到题数的奖励即记入“我的奖励”，无需申请。'],
  };
}

const MINUTES_PER_DAY = 24 * 60;

/** When rounds begin, how long they last, how many packets they have, and that an account grabs one in each. */
function redpacketRules({ everyMinutes, lastsSeconds, packets }: ActivityOf<'redpacket'>): RuleSentences {
  const all = packets.reduce((sum, { stock }) => sum + stock, 0);
  const parts = packets.map(({ prize, stock }) => `${prizeText(prize)} ${stock} 个`);
  return {
    '活动时间(GMT+8)': [
      `每日（北京时间）00:00 起每 ${duration(everyMinutes * 60)}一场，全天 ${MINUTES_PER_DAY / everyMinutes} 场，每场 ${duration(lastsSeconds)}，抢完即止。`,
    ],
    活动内容: [
      `每场 ${all} 个红包：${parts.join('，')}；个别场次另有增减的，以页面显示的余量为准。`,
      '每个账户每场限抢一个。场内随机发出，剩余红包每个被抽中的机会均等；当场未抢完的不累计到下一场。',
    ],
    领取方式: ['登录本页，在场次进行中点击落下的红包；是否抢到，以服务器记录为准。'],
  };
}

/** Seconds in the largest unit that divides them: `3 小时`, `30 分钟`, `45 秒`. */
function duration(seconds: number): string {
  if (seconds % 3600 === 0) return `${seconds / 3600} 小时`;
  return seconds % 60 === 0 ? `${seconds / 60} 分钟` : `${seconds} 秒`;
}

/** Which friends count, up to how many a month, and what they give. */
function inviteRules({ condition, each, monthlyMax, tiers }: ActivityOf<'invite'>): RuleSentences {
  const reached = tiers.map(({ friends, prize }) => `满 ${friends} 位得 ${prizeText(prize)}`);
  return {
    活动对象: [
      '好友：经邀请人的链接、海报或邀请码注册，且注册晚于邀请人的账户。',
      '好友以身份证件认定，一个证件只计一位，以最先认证的账户为准；与邀请人为同一证件的，不计入。',
    ],
    活动内容: [
      `每位好友通过实名认证${condition.type === 'verified' ? '' : `并${conditionWords(condition)}`}，邀请人得 ${prizeText(each)}；按好友注册的北京月份计，每月至多 ${monthlyMax} 位。`,
      `达标好友${reached.join('，')}，各领一次，可以累计，不受每月位数所限。`,
    ],
    领取方式: ['登录本页取得专属链接与海报；好友达标后，回到本页点击领取。'],
    有效期: ['活动期间注册的好友，达标不限天数。'],
  };
}

/** How points are earned, and how often. */
function pointsRules({ earn }: ActivityOf<'points'>): RuleSentences {
  const daily = earn.flatMap((way) => (way.by === 'day' ? [figure(way.points)] : []));
  const once = earn.flatMap((way) =>
    way.by === 'condition' ? [`${spaced(conditionWords(way.condition))}得 ${figure(way.points)} 分`] : [],
  );
  return {
    活动内容: [
      ...daily.map((points) => `每天（北京时间 00:00 至 24:00）可领一次积分，每次 ${points} 分。`),
      ...(once.length > 0 ? [`${once.join('；')}；各记一次。`] : []),
      '积分可兑换页面所列的券、赠金与实物；余量以页面显示为准，兑完为止。',
    ],
    领取方式: ['登录本页点击领取积分，即时入账；点击兑换并确认后，积分即时扣除，不可退回。'],
    有效期: ['积分没有有效期；账户销户时，未兑换的积分清零。'],
  };
}
