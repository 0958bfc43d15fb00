import type { Condition } from '../activities/condition';
import type { Prize } from '../activities/prize';
import type { Requirements } from '../activities/requirements';
import { rewardFor, type Tiers } from '../reward/tiers';

/** When a field of a definition may change while the campaign runs. */
export interface ChangeRule {
  fields: RegExp;
  /** It is compared as a whole, not by the fields in it. */
  whole?: true;
  /** A function says whether a change is in the visitors' favour. Then it may begin now, otherwise with the activity's next round. */
  may: 'now' | 'next-day' | 'next-term' | 'never' | ((before: never, after: never) => unknown);
  /** What is not in the visitors' favour may not begin with the next round either. */
  lasts?: true;
  /** Why it may not change now. */
  reason: string;
}

const WORSE = '已参加的人会少得：有场次的玩法从下一场起，其他玩法不可减少';
const HARDER = '门槛不可提高';
const FIXED = '已有人按此参加，不可更改';

type Bonus = { days: number; perLot?: number; lots?: number };
type Group = { symbols: string[]; perLot: number };
type RightPrize = { right: number; prize: Prize };

const more = (before: number | undefined, after: number | undefined) =>
  before !== undefined && (after === undefined || after >= before);
const less = (before: number, after: number) => after <= before;
const added = (before: unknown) => before === undefined;
const removed = (_before: unknown, after: unknown) => after === undefined;
const includes = (before: readonly unknown[] = [], after: readonly unknown[] = []) =>
  before.every((one) => after.includes(one));
const richer = (before: Prize | null | undefined, after: Prize | null | undefined) =>
  !before || (!!after && after.unit === before.unit && after.amount >= before.amount);
const easier = (before: Condition | undefined, after: Condition | undefined) =>
  !!before &&
  (!after ||
    after.type === 'registered' ||
    (after.type === before.type && (!('from' in after) || after.from <= (before as { from: number }).from)));
const looser = (before: Requirements = {}, after: Requirements = {}) =>
  (before.verified || !after.verified) &&
  (after.openedWithinDays === undefined || more(before.openedWithinDays, after.openedWithinDays));
const higherLadder = (before: Tiers, after: Tiers) =>
  before.every(({ from, reward }) => rewardFor(after, from) >= reward) &&
  after.every(({ from, reward }) => reward >= rewardFor(before, from));
const prizeAt = (prizes: RightPrize[], right: number) => prizes.findLast((one) => one.right <= right)?.prize;
const richerByRight = (before: RightPrize[], after: RightPrize[]) =>
  [...before, ...after].every(({ right }) => richer(prizeAt(before, right), prizeAt(after, right)));
const higherRates = (before: Group[], after: Group[]) =>
  before.every(({ symbols, perLot }) =>
    symbols.every((symbol) => after.some((group) => group.symbols.includes(symbol) && group.perLot >= perLot)),
  );
const easierBonus = (before: Bonus | undefined, after: Bonus | undefined) =>
  !!before &&
  (!after ||
    (after.days >= before.days &&
      (before.perLot === undefined) === (after.perLot === undefined) &&
      (after.perLot ?? 0) >= (before.perLot ?? 0) &&
      (after.lots ?? 0) <= (before.lots ?? 0)));
const later = (before: { from: string; to: string } | undefined, after: { from: string; to: string } | undefined) =>
  !!before && (!after || (after.from === before.from && after.to >= before.to));
const moreBrands = (before: string[] | undefined, after: string[] | undefined) =>
  after === undefined || (before !== undefined && includes(before, after));

function rule(fields: RegExp, may: ChangeRule['may'], reason = '', more: Partial<ChangeRule> = {}): ChangeRule {
  return { fields, may, reason, ...more };
}

/** What may change while a campaign runs, by the first rule for a field. */
export const CHANGE_RULES: readonly ChangeRule[] = [
  rule(/^(?:success(?:\.path)?|otherPages\.\d+(?:\.path)?)$/, 'never', '已发出的网址不可更改'),
  rule(
    /^(?:title|description|theme|season|ownPage|hero|form|success|otherPages|steps|reasons|rewards|questions|rules|constants|deposit)(?:\.|$)/,
    'now',
  ),
  rule(/^period$/, later, '开始不可更改；提前结束请用“结束活动”，页面会先公告', { whole: true }),
  rule(/^claimDays$/, more, '领取期限不可缩短'),
  rule(/^brands$/, moreBrands, '进行中的活动不可撤下品牌', { whole: true }),
  rule(/^budget$/, 'never', '请用“设置预算”'),
  rule(/^bonus$/, easierBonus, HARDER, { whole: true }),
  rule(/^activities\.\w+$/, 'never', '玩法不可增减'),
  rule(/\.stock$/, 'never', '请用“设置库存”'),
  rule(/\.bank\.\d+\.(?:question|explanation|source|options\.\d)$/, 'next-day', '当天的题目不变'),
  rule(/\.bank\.|\.(?:questionsPerTerm|pastTerms)$/, 'next-term', '本期的题目不变'),
  rule(
    /^activities\.predict\.(?:round|answer\.(?:type|min|max|step|unit|options\.[\w-]+))(?:$|\.(?!label|note))/,
    'never',
    FIXED,
  ),
  rule(/^activities\.tasks\.tasks\.\(order\)$/, 'never', FIXED),
  rule(/\.\(order\)$/, 'now'),
  rule(
    /\.(?:title|label|text|hint|note|look|art|ranking|sliderMax|progress|question|conditionLabel)$|\.(?:picture|plain|rungs|terms)(?:\.|$)/,
    'now',
  ),
  rule(
    /\.odds$|\.(?:segments|outcomes|packets)\.[\w-]+$/,
    () => false,
    '一场之内，概率与结果不变；没有场次的玩法不可更改',
  ),
  rule(/\.condition$/, easier, HARDER, { whole: true, lasts: true }),
  rule(/\.requires$/, looser, HARDER, { whole: true, lasts: true }),
  rule(/\.credits\.[\w~-]+\.each$/, less, WORSE),
  rule(/^activities\.tiers\.tiers$/, higherLadder, WORSE, { whole: true }),
  rule(/^activities\.quiz\.prizes$/, richerByRight, WORSE, { whole: true }),
  rule(/^activities\.cashback\.groups$/, higherRates, WORSE, { whole: true }),
  rule(/\.(?:prize|daily|each)$/, richer, WORSE, { whole: true }),
  rule(/\.(?:count|max|makeUpCards|monthlyMax|points|face|validDays|winners|secondsPerQuestion|share)$/, more, WORSE),
  rule(/\.(?:inForceAfterHours|cost)$/, less, WORSE),
  rule(/\.(?:symbols|doubleDays)$/, includes, WORSE, { whole: true }),
  rule(/\.compensates\.only$/, removed, WORSE),
  rule(/\.compensates$|\.(?:credits|milestones|streaks|tiers|earn|shop)\.[\w~-]+$/, added, WORSE),
  rule(/./, 'never', FIXED),
];
