import { z } from 'zod';
import { MEASURE_WORDS, MEASURES } from '@/lib/experiment/measures';
import { type Planned, planOf } from '@/lib/experiment/sequence';
import { readUsual } from '../../domain/experiments/read-usual';
import type { Sentence } from '../common/answer';
import { fault } from '../common/faults';
import { CAMPAIGN } from '../common/fields';
import { findCampaign } from '../common/find-campaign';
import { oneOf } from '../common/inputs';
import { defineOperation } from '../common/operation';
import { brandCode } from '../revisions/find-revision';
import { say } from './words';

/** Longer experiments are rarely worth it: cookies expire, and seasons change. */
const HALF_A_YEAR = 182;
/** In percent. */
const LARGEST = 200;
const WHOLE = /^\d{1,3}$/;

/** Says how many visitors and days an experiment needs. */
export const planExperiment = defineOperation({
  name: 'experiments plan',
  title: '估算实验',
  summary: '按最近 28 天的访客估算实验每组需要多少访客、多少天',
  subject: '活动文案',
  permission: 'figures',
  concerns: 'brand',
  audited: false,
  standby: true,
  input: z.strictObject({
    campaign: CAMPAIGN.meta({ operand: true }),
    brand: brandCode.optional().meta({ title: '品牌', kind: 'brand', help: '只用于此品牌的实验' }),
    measure: oneOf(MEASURES).meta({ title: '主要指标', words: MEASURE_WORDS }),
    smallest: within(1, LARGEST, /^\d{1,3}(?:\.\d+)?$/).meta({
      title: '值得做的最小提升',
      kind: 'number',
      help: '占现在比例的百分之几',
    }),
    arms: within(2, 8).default(2).meta({ title: '组数', kind: 'number', help: '默认 2，最多 8' }),
    share: within(1, 100).default(100).meta({ title: '参加的访客', kind: 'number', help: '百分之几，默认 100' }),
    hosts: z.array(z.string()).optional().meta({ title: '域名', help: '只看这些域名的访客；不填则全部' }),
    plans: z.array(z.string()).optional().meta({ title: '推广计划', help: '只看这些推广计划的访客；不填则全部' }),
  }),
  async run({ services, orm, now }, { campaign, brand = null, measure, smallest, arms, share, ...audience }) {
    findCampaign(services, campaign);
    const usual = await readUsual(orm, { campaign, brand, ...audience, measure, now });
    const planned = { ...usual, measure, smallest: smallest / 100, arms, share: share / 100 };
    return { answer: planSentences(planned) };
  },
});

/** Says what an experiment needs, and what could be found in 30 days if that takes too long. */
export function planSentences(planned: Planned): Sentence[] {
  const { visitorsDaily, rate, measure } = planned;
  if (visitorsDaily === 0) return [say('plan_without_visitors')];
  const { perArm, days } = planOf(planned);
  if (perArm === null || days === null) return [say('plan_without_conversions', { measure })];
  const needs = say('plan_needs', { visitors: Math.round(visitorsDaily), rate, measure, perArm, days });
  if (days <= HALF_A_YEAR) return [needs];
  const percent = Array.from({ length: LARGEST }, (_, index) => index + 1).find(
    (larger) => (planOf({ ...planned, smallest: larger / 100 }).days ?? Number.POSITIVE_INFINITY) <= 30,
  );
  return [needs, percent ? say('plan_finds_in_time', { percent }) : say('plan_finds_nothing')];
}

/** Parses a number in a range, by default a whole one. */
function within(least: number, most: number, pattern = WHOLE) {
  const wrong = fault(say('must_be_between', { least, most, whole: pattern === WHOLE }));
  return z
    .string()
    .regex(pattern, wrong)
    .transform(Number)
    .refine((value) => value >= least && value <= most, wrong);
}
