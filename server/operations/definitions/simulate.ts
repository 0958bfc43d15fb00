import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { readCampaign } from '@/lib/campaign/define';
import { type Simulation, simulationSentences } from '@/lib/campaign/simulation';
import { beijingDay } from '@/lib/time/calendar';
import { readAssumptions } from '../../domain/activities/simulation/assumptions';
import { simulate } from '../../domain/activities/simulation/simulate';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import { type Answer, item, lines } from '../common/answer';
import { fault } from '../common/faults';
import { defineOperation, OperatorError } from '../common/operation';
import { findRevision, revisionId, type StoredSimulation, simulationOf } from '../revisions/find-revision';
import { say } from './words';

const REVISION = revisionId.meta({ title: '版本', kind: 'number', operand: true });

const WHOLE = /^[1-9]\d{0,4}$/;

/** A number of a form, by default with at most two decimals. */
function number(title: string, usual: number, most: number, help = '', form = /^\d{1,7}(?:\.\d{1,2})?$/) {
  const needed = fault(say('must_be_number_up_to', { most }));
  return z
    .string()
    .regex(form, needed)
    .transform(Number)
    .refine((value) => value <= most, needed)
    .default(usual)
    .meta({ title, kind: 'number', help: `${help}不填为 ${usual}` });
}
const share = (title: string, usual: number, help = '近 90 天的账户太少时才用；') =>
  number(title, usual, 100, `百分数；${help}`).transform((percent) => percent / 100);
const mean = (title: string, usual: number) => number(title, usual, 1e6, '近 90 天的账户太少时才用；');

/** Simulates a stored definition and stores the result with it. */
export const simulateDefinition = defineOperation({
  name: 'campaigns simulate',
  title: '模拟活动',
  summary: '用一批典型客户把活动走二十遍，估算成本、单人所得与库存；结果存在版本上，送审前必做',
  subject: '活动文案',
  permission: 'draft',
  audited: true,
  // It takes seconds and holds no transaction meanwhile.
  online: true,
  input: z.strictObject({
    revision: REVISION,
    customers: number('客户数', 10_000, 10_000, '', WHOLE),
    days: number('至多模拟天数', 90, 366, '', WHOLE),
    right: share('答题与竞猜的正确率', 50, ''),
    newcomers: share('新开户的客户', 30),
    verified: share('已实名的客户', 60),
    cards: share('已绑卡的客户', 40),
    depositors: share('入金的客户', 30),
    deposit: mean('平均入金（美元）', 500),
    traders: share('交易的客户', 30),
    lots: mean('平均手数', 3),
    inviters: share('邀请好友的客户', 5),
    friends: mean('平均邀请人数', 2),
    active: share('平均有几成的日子来', 20),
  }),
  async run({ orm, now }, { revision: id, customers, days, right: rightShare, ...input }) {
    const { deposit: meanDeposit, lots: meanLots, friends: meanFriends, ...shares } = input;
    const stated = { ...shares, meanDeposit, meanLots, meanFriends };
    const revision = await findRevision(orm, id);
    const read = revision.subject === 'definition' && readCampaign(revision.patch);
    if (!read || 'faults' in read) throw new OperatorError(say('is_no_definition', { id, campaign: revision.slug }));
    const { campaign } = read;
    const { budget } = campaign;
    const asked = { customers, days, rightShare, from: beijingDay(now), budget, stated };
    const result = await simulate(campaign, await readAssumptions(orm, campaign, asked, { seed: id, now }), id);
    const simulation: StoredSimulation = { digest: revision.digest, result };
    await orm.update(campaignRevisions).set({ simulation }).where(eq(campaignRevisions.id, id));
    return {
      answer: answerOf(result),
      details: { revision: id, campaign: revision.slug, digest: revision.digest },
    };
  },
});

/** Shows the simulation that is stored with a definition. */
export const showSimulation = defineOperation({
  name: 'campaigns simulation',
  title: '查看模拟',
  summary: '显示活动定义的一个版本存有的模拟结果',
  subject: '活动文案',
  permission: 'own',
  audited: false,
  input: z.strictObject({ revision: REVISION }),
  async run({ orm }, input) {
    const found = simulationOf(await findRevision(orm, input.revision));
    return { answer: found ? answerOf(found) : [say('has_no_simulation')] };
  },
});

function answerOf(simulation: Simulation): Answer {
  return [lines(...simulationSentences(simulation).map((text) => item(say('simulated', { text }))))];
}
