import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { ALL_CAMPAIGNS, sumOfCents } from '../../domain/activities/engine/budget';
import { lockGiving } from '../../domain/activities/engine/pause';
import { rewardBudgets, rewards } from '../../platform/database/schema/activities';
import type { Orm } from '../../platform/database/types';
import { fault } from '../common/faults';
import { CAMPAIGN } from '../common/fields';
import { findCampaign } from '../common/find-campaign';
import { defineOperation } from '../common/operation';
import { ALL, say, table } from './words';

/** Lists all budgets with what is left of them. */
export const budgets = defineOperation({
  name: 'budgets',
  title: '预算列表',
  summary: '列出各活动及总预算，含已用和剩余',
  subject: '活动',
  permission: 'figures',
  audited: false,
  input: z.strictObject({}),
  async run({ orm }) {
    const set = await orm.select().from(rewardBudgets).orderBy(rewardBudgets.scope);
    const rows = await Promise.all(
      set.map(async ({ scope, limit, spent }) => ({
        campaign: scope === ALL_CAMPAIGNS ? ALL : scope,
        budget: limit / 100,
        given: spent / 100,
        left: Math.max(0, limit - spent) / 100,
        held: await orm.$count(rewards, and(eq(rewards.state, 'held'), ofScope(scope))),
      })),
    );
    return { answer: [table('budgets', rows, { empty: say('no_budget') })] };
  },
});

/** Sets the budget of a campaign, or of all together. */
export const setBudget = defineOperation({
  name: 'set-budget',
  title: '设置预算',
  summary: '设定一个活动、或全部活动合计最多发放多少美元，已用的也算在内',
  subject: '活动',
  permission: 'money',
  audited: true,
  approval: 'over-limit',
  input: z.strictObject({
    campaign: CAMPAIGN.meta({ also: { all: '全部活动合计' }, operand: true }),
    dollars: z
      .string()
      .regex(/^(?:none|\d{1,9}(?:\.\d{1,2})?)$/, fault(say('must_be_budget')))
      .meta({ title: '预算', kind: 'usd', also: { none: '不设预算' }, operand: true }),
  }),
  async run({ services, orm }, { campaign, dollars: written }) {
    const scope = campaign === ALL ? ALL_CAMPAIGNS : findCampaign(services, campaign).slug;
    // Waits for pending gifts, so that this sum includes them and the next gift sees the budget.
    await lockGiving(orm, 'alone');
    const [before] = await orm.select().from(rewardBudgets).where(eq(rewardBudgets.scope, scope));
    const from = before ? before.limit / 100 : null;
    if (written === 'none') {
      await orm.delete(rewardBudgets).where(eq(rewardBudgets.scope, scope));
      return {
        answer: [say('budget_removed', { campaign })],
        effect: [say('budget_changes', { campaign, from, to: null })],
        ...(before && { details: { campaign, from, to: null }, dollars: Infinity }),
      };
    }
    const limit = Math.round(Number(written) * 100);
    const spent = await spentIn(orm, scope);
    await orm
      .insert(rewardBudgets)
      .values({ scope, limit, spent })
      .onConflictDoUpdate({ target: rewardBudgets.scope, set: { limit, spent } });
    const answer = [say('budget_set', { campaign, limit: limit / 100, spent: spent / 100 })];
    return {
      answer,
      effect: [say('budget_changes', { campaign, from, to: limit / 100 })],
      figures: answer,
      details: { campaign, from, to: limit / 100 },
      // The first budget only limits what a campaign may give.
      dollars: from === null ? 0 : Math.max(0, limit / 100 - from),
    };
  },
});

function ofScope(scope: string) {
  return scope === ALL_CAMPAIGNS ? undefined : eq(rewards.slug, scope);
}

/** US cents of all rewards that are given or paid. */
async function spentIn(orm: Orm, scope: string): Promise<number> {
  const [row] = await orm
    .select({ cents: sumOfCents })
    .from(rewards)
    .where(and(inArray(rewards.state, ['given', 'paid']), ofScope(scope)));
  return row?.cents ?? 0;
}
