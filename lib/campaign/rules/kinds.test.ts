import { campaigns } from '@/campaigns/index';
import type { Activity, ActivityKind } from '../../activities/schema';
import { rulesOfActivity } from './kinds';

/** The rules of a campaign's activity with other fields. */
function rulesOf(slug: string, kind: ActivityKind, changes: object = {}) {
  const found = campaigns.find((one) => one.slug === slug)?.activities.find((activity) => activity.kind === kind);
  if (!found) throw new Error(`${slug} has no ${kind}.`);
  return rulesOfActivity({ ...found, ...changes } as Activity);
}

const usd = (amount: number) => ({ label: '礼', amount, unit: 'usd' as const });
const TIME = '活动时间(GMT+8)';

test('tasks: what each gives, in which order, and the sum of several', () => {
  const task = (type: string, amount: number) => ({ id: type, condition: { type, from: 200 }, prize: usd(amount) });
  const of = (order: string, ...tasks: object[]) => rulesOf('bbwy', 'tasks', { order, tasks }).活动内容 ?? [];
  expect(of('sequence', task('first-deposit', 8), task('trade', 20))).toEqual([
    '礼：首次入金单笔满 $200，得 $8 赠金。',
    '礼：累计平仓满 200 手，得 $20 赠金。',
    '两项依次完成，前一项完成后才可领取后一项；各领一次，合计 $28。',
  ]);
  const points = { ...task('card', 5), prize: { label: '积分', amount: 50, unit: 'points' } };
  expect(of('any', task('registered', 8), points).at(-1)).toBe('两项不分先后，完成一项可领一项；各领一次。');
  expect(of('any', task('verified', 8), { ...task('card', 8), prize: null })).toEqual([
    '礼：通过实名认证，得 $8 赠金。',
    '两项不分先后，完成一项可领一项；各领一次。',
  ]);
});

test.each([
  [
    'first-deposit',
    '首次入金满 $3，得 $9。',
    '以首次到账的那一笔入金为准，之后的入金不计入。各档为该档总额，不与低档累加。',
  ],
  [
    'deposit',
    '累计入金满 $3，得 $9。',
    '以已到账的入金合计为准，处理中的不计入。各档为该档总额，不与低档累加；升档后补发差额。',
  ],
  [
    'lots',
    '平仓满 3 手，得 $9。',
    '以已平仓的手数合计为准，尚未平仓的不计入。各档为该档总额，不与低档累加；升档后补发差额。',
  ],
])('tiers: what counts as %s', (measure, rung, basis) => {
  const ladder = { measure, tiers: [{ from: 3, reward: 9 }], plain: undefined, term: undefined, ranking: false };
  const said = rulesOf('jyzj5', 'tiers', ladder);
  expect([said.活动内容, said[TIME], said.领取方式?.length]).toEqual([[rung, basis], undefined, 1]);
});

test('tiers: a month, the plain reward below, USDT and the ranking', () => {
  const said = rulesOf('jyzj5', 'tiers', {
    unit: 'usdt',
    ranking: true,
    tiers: [
      { from: 1, reward: 2 },
      { from: 8, reward: 4 },
    ],
    plain: [{ from: 5, reward: 3 }],
  });
  expect(said.活动内容).toEqual([
    '平仓满 1 手，得 2 USDT；平仓满 8 手，得 4 USDT（平时为 3 USDT）。',
    expect.any(String),
    '名次不另设奖，奖励只按各人自己达到的档位发放。',
  ]);
  expect(said[TIME]).toEqual([expect.stringContaining('每月 1 日 00:00 起重新累计')]);
  expect(said.领取方式?.[1]).toContain('当月最后一日 24:00（北京时间）前领取，逾期不补');
});

test('cash back: each group', () => {
  const groups = [{ label: '股指', perLot: 1.5, symbols: ['US30', 'HK50'] }];
  expect(rulesOf('tradeCashBack', 'cashback', { groups }).活动内容?.[0]).toBe(
    '股指：每平仓 1 手返 $1.50，共 2 个品种：US30、HK50。',
  );
});

test('wheels: sources of credits, and how long they are valid', () => {
  const day = { from: 'day', count: 2, label: '' };
  const lots = { from: 'lots', each: 0.5, max: 6, label: '' };
  const deposit = { from: 'condition', condition: { type: 'deposit', from: 100 }, count: 3, label: '' };
  const of = (...credits: object[]) => rulesOf('summer', 'wheel', { credits });
  expect(of(day, deposit, lots).活动内容?.[0]).toBe(
    '转盘次数：每天 2 次；累计入金满 $100 得 3 次；每累计平仓 0.5 手得 1 次，至多 6 次。',
  );
  expect([of(day), of(lots), of(day, lots)].map(({ 有效期 }) => 有效期?.[0])).toEqual([
    '转盘每天的次数当天有效，不累积。',
    '转盘次数在活动结束前有效，不可转让。',
    '转盘每天的次数当天有效，不累积；其余次数在活动结束前有效，不可转让。',
  ]);
});

describe('boxes', () => {
  const outcomes = (stock: number | null) => [
    { id: 'a', label: '$1 赠金', odds: 9950, stock: null, prize: usd(1) },
    { id: 'b', label: '$9 赠金', odds: 50, stock, prize: usd(9) },
  ];
  const of = (slug: string, changes: object) => rulesOf(slug, 'treasure', changes);

  test('by conditions, opened once', () => {
    const unlock = { by: 'condition', condition: { type: 'deposit', from: 300 }, hint: '' };
    const said = of('treasure-box-2412', { boxes: [{ id: 'x', label: '银箱', unlock, outcomes: outcomes(null) }] });
    expect(said.活动内容?.slice(0, 2)).toEqual([
      '每只限开一次，不分先后。',
      '每只概率相同：$1 赠金 99.5%，$9 赠金 0.5%。',
    ]);
    expect(said.活动内容?.some((item) => item.includes('份数'))).toBe(false);
    expect([said[TIME], said.有效期]).toEqual([undefined, undefined]);
  });

  test('by days of a month, those with the same prizes in one sentence', () => {
    const door = (day: number, stock: number) => ({
      id: `d${day}`,
      label: `${day}`,
      unlock: { by: 'day', day },
      outcomes: outcomes(stock),
    });
    const said = of('christmasAndNewyear', { boxes: [door(1, 5), door(2, 5), door(3, 7)] });
    expect(said[TIME]?.[0]).toContain('只可开当天的一扇，逾期不补');
    expect(said.活动内容?.slice(0, 3)).toEqual([
      '每扇每月限开一次。',
      expect.stringMatching(/^3 日的门：\$1/),
      expect.stringMatching(/^其余每扇：\$1/),
    ]);
    expect(said.活动内容?.at(-1)).toBe('限量的份数按每扇每月计，每月 1 日补足，上月剩余的不结转。');
  });

  test('by credits of a day', () => {
    expect(of('easter-2504', {}).活动内容?.slice(0, 2)).toEqual([
      '开启次数：每天 3 次，在 9 枚彩蛋中任选。',
      '每枚每天限开一次，次日 00:00（北京时间）复原。',
    ]);
  });
});

test('quizzes: time, attempts and prizes', () => {
  const of = (changes: object) => rulesOf('answer-2412', 'quiz', changes);
  expect(of({}).活动内容?.[1]).toContain('每题限时 20 秒');
  expect(of({ secondsPerQuestion: undefined }).活动内容?.[1]).toContain('作答不限时');
  expect(of({ terms: 'current' }).活动内容?.slice(2)).toEqual([
    '本页只列当期的成绩。',
    '上一期题目未登录也可以练习，不计成绩，也不发奖励。',
  ]);
  expect(of({ prizes: [{ right: 2, prize: usd(3) }] }).奖励说明).toEqual([
    '按本期答对题数发放，取达到的较高一档，不叠加：答对 2 题得 $3 赠金。',
  ]);
});

describe('predictions', () => {
  const of = (changes: object) => rulesOf('guess-2508', 'predict', changes);
  const calendar = (every: string) => ({ every, closesAfterHours: 20, resultAfterEndHours: 8 });

  test.each([
    ['day', '每天一期：00:00 开放（北京时间），开放 20 小时后截止，本期结束 8 小时后起公布结果。'],
    ['week', '每周一期：周一 00:00 开放（北京时间），开放 20 小时后截止，本期结束 8 小时后起公布结果。'],
    ['month', '每月一期：1 日 00:00 开放，1 日 20:00 截止，次月 1 日 08:00 起公布结果（北京时间）。'],
  ])('rounds of a %s', (every, said) => {
    expect(of({ round: calendar(every) })[TIME]).toEqual([said]);
  });

  test('rounds between releases', () => {
    const releases = ['2026-12-04T21:30:00+08:00', '2027-05-07T20:30:00+08:00'];
    expect(of({ round: { every: 'release', closesBeforeHours: 0.5, releases } })[TIME]).toEqual([
      '每期在上一次公布后开放，下一次公布前 30 分钟截止（北京时间 20:00 或 21:00 截止，20:30 或 21:30 起公布结果）。',
    ]);
  });

  test('the nearest win a figure, everybody who is right an option', () => {
    const answer = { type: 'number', winners: 20 };
    expect(of({ answer, streaks: [] }).奖励说明).toEqual([
      '每期误差由小到大的前 20 个账户各得 $1 赠金；误差相同的，先提交者在前。',
    ]);
    expect(of({ streaks: [] }).活动内容?.[1]).not.toContain('连中');
    expect(of({ streaks: [{ length: 4, prize: usd(7) }] }).奖励说明).toEqual([
      '每期猜中的账户各得 $1 赠金，不限人数。',
      '连中 4 期，另得 $7 赠金。',
      '没有参加的期次不打断连中，猜错后从头数起。',
    ]);
  });
});

test('sign-ins: cycle, double days, milestones and cards', () => {
  const of = (changes: object) => rulesOf('signin-2506', 'signin', changes);
  expect(of({ cycle: 'week', doubleDays: [5, 7] }).活动内容?.[1]).toContain('每周五、周日为双倍日');
  expect(of({ doubleDays: [6] }).活动内容?.[1]).toContain('每月 6 日为双倍日');
  expect(of({ doubleDays: [], milestones: [{ days: 3, prize: usd(2) }] }).活动内容?.[1]).toBe(
    '连续签到满 3 天得 $2 赠金；每期每档各发一次，一期合计至多 $2。',
  );
  expect(of({ makeUpCards: 4 }).活动内容?.at(-1)).toContain('每期有 4 张补签卡');
  expect([of({ makeUpCards: 0 }).有效期, of({ makeUpCards: 0 }).活动内容?.at(-1)]).toEqual([
    undefined,
    '漏签一天，连续天数从头数起；已领的不收回。',
  ]);
});

test.each([
  [180, 90, '每 3 小时一场，全天 8 场，每场 90 秒，'],
  [30, 120, '每 30 分钟一场，全天 48 场，每场 2 分钟，'],
])('red packets: a round every %i minutes for %i seconds', (everyMinutes, lastsSeconds, said) => {
  const packets = [{ id: 'a', prize: usd(8), stock: 5 }];
  const rules = rulesOf('scramble-dollar-2501', 'redpacket', { everyMinutes, lastsSeconds, packets });
  expect(rules[TIME]?.[0]).toContain(said);
  expect(rules.活动内容?.[0]).toContain('每场 5 个红包：$8 赠金 5 个；');
});

test('invitations: which friends count', () => {
  const of = (changes: object) => rulesOf('invite-2412', 'invite', changes).活动内容;
  expect(of({ condition: { type: 'verified' }, monthlyMax: 3, tiers: [{ friends: 2, prize: usd(9) }] })).toEqual([
    '每位好友通过实名认证，邀请人得 $20 赠金；按好友注册的北京月份计，每月至多 3 位。',
    '达标好友满 2 位得 $9 赠金，各领一次，可以累计，不受每月位数所限。',
  ]);
  expect(of({})?.[0]).toContain('每位好友通过实名认证并累计平仓满 1 手，');
});

test('points: daily and once', () => {
  const earn = [
    { by: 'day', id: 'a', label: '', points: 5 },
    { by: 'condition', id: 'b', label: '', points: 1000, condition: { type: 'deposit', from: 20 } },
  ];
  const of = (...ways: object[]) => rulesOf('integrate-2412', 'points', { earn: ways }).活动内容;
  expect(of(...earn)?.slice(0, 2)).toEqual([
    '每天（北京时间 00:00 至 24:00）可领一次积分，每次 5 分。',
    '累计入金满 $20 得 1,000 分；各记一次。',
  ]);
  expect(of(...earn.slice(0, 1))).toHaveLength(2);
});

test('coupons: conditions, the loss they compensate, and their days', () => {
  const coupon = { id: 'a', label: '盾券', face: 30, condition: { type: 'card' }, inForceAfterHours: 0, validDays: 9 };
  const of = (changes: object) =>
    rulesOf('compensate-plan', 'coupon', { coupons: [{ ...coupon, stock: null, ...changes }] });
  expect([of({}).活动内容, of({}).有效期?.[0], of({}).领取方式]).toEqual([
    ['盾券 $30：绑定本人名下的银行卡后可领。', '每个账户每种限领一次；限量的领完为止，余量以页面显示为准。'],
    '盾券自领取起 9 天内有效。',
    undefined,
  ]);
  const compensates = { share: 20, symbols: ['XAUUSD', 'US30'] };
  const said = of({ compensates, stock: 7, inForceAfterHours: 12 });
  expect([said.活动内容?.[0], said.活动内容?.[2], said.有效期?.[0]]).toEqual([
    '盾券 $30：绑定本人名下的银行卡后可领，限量；补一笔亏损平仓的 20%，至多 $30。',
    expect.stringContaining('一笔亏损平仓的伦敦金或US30交易'),
    '盾券领取 12 小时后生效，自生效起 9 天内有效。',
  ]);
  expect(of({ compensates: { ...compensates, share: 100, only: 'first' } }).活动内容?.[0]).toContain(
    '；补生效后开仓的头一笔亏损平仓的实际亏损，至多 $30。',
  );
});
