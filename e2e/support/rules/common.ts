import { expect } from 'playwright/test';
import { brands } from '@/brands';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { addDays, beginningOf, beijingDay } from '@/lib/time/calendar';
import { visibleText } from '../page-head';
import { newVisitor } from '../visitor';
import { type Act, callerAt } from './caller';
import { newCardNumber } from './new-card-number';
import { type Free, figure, type Row } from './reading';
import type { Story } from './story';

const DAY = 86_400_000;

/** Sentences of every campaign that set no limit which this product enforces. */
export const FREE: readonly Free[] = [
  [/首期：.+/, 'what has been'],
  [/新老客户均可参加/, 'no limit'],
  [/本活动自本页发布之日起开放，每日 00:00 至 24:00（北京时间）均可参加/, 'any time will do'],
  [/所在地法律禁止(?:或限制)?参加(?:此类活动)?的人士，请勿参加/, 'the visitor alone knows'],
  [
    /(?:奖励|赠金|奖金部分|回赠)?(?:均?为赠金，)?以美元计入(?:邀请人的)?(?:交易)?账户，可作保证金使用，不可直接出金(?:或转让)?/,
    'the trading platform keeps to it',
  ],
  [
    /自每份赠金存入之日起 \d+ 天内，每平仓 1 手，其中 \$\d+ 转为可出金余额，直至转完/,
    'the trading platform keeps to it',
  ],
  [/用赠金交易所得的盈利不受影响/, 'the trading platform keeps to it'],
  [
    /每份(?:赠金|回赠)自存入之日起 \d+ 天内有效，到期未转换的部分自动收回，不影响(?:账户内的)?自有资金/,
    'the trading platform keeps to it',
  ],
  [/(?:赠金|返现)发放后 1 个工作日内存入交易账户/, 'operators keep to it'],
  [/逾期未到账的，请联系在线客服并提供账号/, 'advice'],
  [
    /登录本页，在(?:完成的任务|“.+”中?)上?点击“?领取”?，系统按账户的真实记录核对，无需上传凭证/,
    'done with each reward',
  ],
  [/一手伦敦金为 100 盎司，一手伦敦银为 5,000 盎司/, 'a unit'],
  [/所有品种的手数合并累计/, 'the stories trade gold and silver'],
  [/部分平仓按实际手数，尚未平仓的不计入/, 'the trading platform reports trades that are closed'],
  [/以已平仓的手数合计为准，尚未平仓的不计入/, 'the trading platform reports trades that are closed'],
  [/无法核实开仓时间的，不计入/, 'done with the cash back'],
  [/一笔交易以平仓计入，开仓与平仓合计为一次/, 'the trading platform reports trades that are closed'],
  [/使用虚假资料，或以他人名义开户、参加/, 'found out by operators'],
  [/以多个账户重复领取，或由多人共用银行卡集中领取/, 'found out by operators'],
  [/使用脚本或程序代为参加/, 'found out by operators'],
  [/入金后未作交易即全额出金、再次入金以求重复计算的，不计入首次入金/, 'a second deposit never counts'],
  [/经核实以同一笔资金反复入金、出金的，重复的金额不计入/, 'found out by operators'],
  [/经核实以对锁、自成交等方式虚增手数的，相应手数不计入/, 'found out by operators'],
  [/利用报价延迟、系统故障等非正常手段获利或取得奖励/, 'found out by operators'],
  [/经核实存在上述情形的，取消资格并收回尚未使用的奖励/, 'operators decide'],
  [/客户可在 7 日内提交说明，申请复核/, 'operators keep to it'],
  [/奖励不构成对收益的承诺，也不会降低交易本身的风险/, 'a warning'],
  [/保证金交易带有杠杆，亏损可能超过本金/, 'a warning'],
  [/是否参加、以多大规模交易，请根据自身的财务状况与风险承受能力决定/, 'a warning'],
  // The stories open their accounts after a campaign's beginning; server tests check what happened before it.
  [/(?:(?:首次入金|累计入金|平仓手数)、?)+自账户开立起计算/, 'tested on the server'],
  [/活动另行公布开始时间的，自该时间起计算，此前的不计入/, 'tested on the server'],
  [/平仓手数按当月计算/, 'done with the months of a ladder'],
  [/开户或活动开始在月中的，自该时间起计算/, 'tested on the server'],
  [/好友的平仓手数自其账户开立起计算/, 'tested on the server'],
  [/本活动由.+举办/, 'a name'],
  [/对规则有疑问的，可联系在线客服/, 'advice'],
];

/** For campaigns that give nothing for lots: the trading platform counts the lots that convert a bonus. */
export const LOTS_TURN_BONUS_ALONE: readonly Free[] = [
  [/领取奖励不看手数/, 'done without any'],
  [/手数只用于赠金转为可出金余额/, 'the trading platform keeps to it'],
  [/不足一手的按实际手数累计，精确到 0.01 手/, 'the trading platform keeps to it'],
  [/持仓不足 5 分钟的交易不计入/, 'the trading platform keeps to it'],
];

/** For campaigns with drawn prizes. */
export const DRAWN: readonly Free[] = [
  [
    /结果由服务器以密码学随机数按公布的概率抽取，与点击的快慢、先后无关/,
    'a draw cannot be foreseen; unit tests count draws',
  ],
  [/实物奖品由客服在 \d+ 个工作日内联系核对收货地址，包邮寄出/, 'operators keep to it'],
  [/不折现、不转让/, 'operators keep to it'],
];

/** Rejects a visitor without an account, and one of another brand. */
function ofBrand(story: Story, act: Omit<Act, 'slug' | 'kind'>): Row['1'] {
  return async (brandName = '') => {
    const own = brands.find(({ name }) => name === brandName);
    expect(own?.appCode, 'the brand of the page').toBe(new URL(story.origin).hostname.split('.')[0]);
    const target = { slug: story.slug, kind: story.kind, ...act };
    expect(await callerAt(story.origin, () => '').act(target)).toBe('请先登录或开户');

    const elsewhere = new URL(story.origin);
    elsewhere.hostname = `${brands.find(({ appCode }) => appCode !== own?.appCode)?.appCode}.localhost`;
    const foreigner = await newVisitor(elsewhere.origin);
    expect(await callerAt(story.origin, () => foreigner.token).act(target)).toContain('不是在本站开立');
  };
}

/** Who may take part, and with how many accounts. */
export function participantRows(story: Story, act: Omit<Act, 'slug' | 'kind'>): Row[] {
  return [
    [/在(.+)开立真实账户、年满 (\d+) 周岁的个人客户/, whoMay(story, act)],
    [/同一手机号、身份证件或银行卡，只可用一个账户参加/, onePerson(story)],
  ];
}

/** Rejects a visitor of another brand, and one who is too young. */
function whoMay(story: Story, act: Omit<Act, 'slug' | 'kind'>): Row['1'] {
  return async (brandName = '', age = '') => {
    await ofBrand(story, act)(brandName);
    const young = await story.openAccount();
    const caller = callerAt(story.origin, () => young.token);
    const today = beijingDay(story.operator.now());
    const ago = `${Number(today.slice(0, 4)) - figure(age)}${today.slice(4).replace('02-29', '02-28')}`;
    expect(await caller.verify(newIdentityNumber(addDays(ago, 1)))).toBe(`未满${age}周岁，暂不能完成身份认证`);
    expect(await caller.verify(newIdentityNumber(ago))).toBe('');
  };
}

/** Allows one account for each mobile number, document and card. Operators compare devices. */
function onePerson(story: Story): () => Promise<void> {
  return async () => {
    const [one, other] = await Promise.all([story.openAccount(), story.openAccount()]);
    const [first, second] = [one, other].map(({ token }) => callerAt(story.origin, () => token));
    const [idcard, card] = [newIdentityNumber('1950-01-01'), newCardNumber()];
    expect(await first?.verify(idcard)).toBe('');
    expect(await second?.verify(idcard)).toContain('一个证件只可认证一个账户');
    expect(await second?.verify(newIdentityNumber('1950-01-01'))).toBe('');
    expect(await first?.bindCard(card)).toBe('');
    expect(await second?.bindCard(card)).toContain('该银行卡暂不能绑定');
    // A number can request a code once a minute.
    await story.operator.passTo(new Date(story.operator.now().getTime() + 60_000).toISOString());
    await expect(newVisitor(story.origin, one.mobile)).rejects.toThrow('该手机号已注册');
  };
}

/** Announces the end of the story's campaign as its rules say, and moves the clock past it. */
export function endOf({ html, operator, slug }: Pick<Story, 'html' | 'operator' | 'slug'>) {
  let end = new Date(Number.NaN);
  const pass = (days: number, seconds: number) =>
    operator.passTo(new Date(end.getTime() + days * DAY + seconds * 1_000).toISOString());
  /** Pages read operators' settings every two seconds. */
  const expectNote = (words: string) => expect.poll(async () => visibleText(await html())).toContain(words);
  return {
    /** Expects that an end before the days of notice is rejected, and that the page shows the announced end. */
    announce: async (days = '') => {
      const today = beijingDay(operator.now());
      const tooSoon = operator.run('close', { campaign: slug, at: addDays(today, figure(days) - 1) });
      await expect(tooSoon).rejects.toThrow(`${days} days of notice`);
      const at = addDays(today, figure(days));
      end = beginningOf(addDays(at, 1));
      const plan = await operator.run('close', { campaign: slug, at });
      await operator.run('close', { campaign: slug, at, confirm: /--confirm=(\S+)/.exec(plan)?.[1] });
      await expectNote('活动结束时间');
    },
    /** Moves the clock to half a minute before the end, or before `days` days after it. */
    toJustBefore: (days = 0) => pass(days, -30),
    /** Moves the clock to the end, or to `days` days after it. */
    async past(days = 0) {
      await pass(days, 0);
      await expectNote('活动已结束');
    },
    /** Reopens the campaign for other stories. */
    async reopen() {
      await operator.run('open', { campaign: slug });
    },
  };
}

interface Claims {
  /** Reaches a reward in the last half minute. */
  reach: () => Promise<void>;
  /** Collects it. */
  collect: () => Promise<void>;
  /** Tries to collect, and returns the sentence of the rejection. */
  late: () => Promise<string>;
}

/** The end of the campaign, and the days after it in which earlier rewards can be collected. */
export function claimRows(story: Story, { reach, collect, late }: Claims): Row[] {
  const end = endOf(story);
  return [
    [/如需结束，将至少提前 (\d+) 日在本页公布截止时间/, end.announce],
    [
      /截止前已达成的奖励，仍按原规则发放/,
      async () => {
        await end.toJustBefore();
        await reach();
        await end.past();
      },
    ],
    [
      /活动结束后 (\d+) 天内，仍可在本页领取结束前已达成的奖励/,
      async (days = '') => {
        await end.toJustBefore(figure(days));
        await collect();
        await end.past(figure(days));
      },
    ],
    [
      /逾期未领取的，不再发放/,
      async () => {
        expect(await late()).toBe('活动已结束，领取期限已过');
        await end.reopen();
      },
    ],
  ];
}
