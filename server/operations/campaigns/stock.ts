import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import { z } from 'zod';
import { moneyOf } from '@/lib/activities/worth';
import type { Campaign } from '@/lib/campaign/schema';
import { beijingDay } from '@/lib/time/calendar';
import { activityEngine } from '../../domain/activities/activity-engine';
import type { DefinedItem } from '../../domain/activities/engine/module';
import { stock as stockTable } from '../../platform/database/schema/activities';
import type { Orm } from '../../platform/database/types';
import { fault } from '../common/faults';
import { CAMPAIGN } from '../common/fields';
import { findCampaign } from '../common/find-campaign';
import { defineOperation, OperatorError } from '../common/operation';
import { KIND_WORDS } from '../rewards/words';
import { ALL, say, table } from './words';

const ROUNDS_SHOWN = 100;

const COLUMNS = ['item', 'round', 'total', 'given', 'left', 'name'] as const;

/** Lists the limited items of a campaign, or of all. */
export const stock = defineOperation({
  name: 'stock',
  title: '库存列表',
  summary: '列出活动的限量奖品：总数、已发出和剩余。看全部活动时，按月的只列本月，红包场次不列',
  subject: '活动',
  permission: 'figures',
  audited: false,
  input: z.strictObject({ campaign: CAMPAIGN.meta({ also: { all: '全部活动' }, operand: true }) }),
  async run({ services, orm, now }, input) {
    if (input.campaign === ALL) return { answer: [await stockOfAll(services.campaigns, orm, now)] };
    const campaign = findCampaign(services, input.campaign);
    const stored = await orm
      .select()
      .from(stockTable)
      .where(eq(stockTable.slug, campaign.slug))
      .orderBy(desc(stockTable.round), stockTable.item)
      .limit(ROUNDS_SHOWN);
    const rows = definedItems(campaign).flatMap(({ kind, item, name, total, perRound }) => {
      const own = stored.filter((row) => row.kind === kind && row.item === item);
      const untouched = own.length === 0 || perRound ? [{ round: perRound ? 'each' : '', total, taken: 0 }] : [];
      return [...untouched, ...own].map((row) => ({
        campaign: null,
        item: `${kind}/${item}`,
        round: row.round || null,
        total: row.total,
        given: row.round === 'each' ? null : row.taken,
        left: row.round === 'each' ? null : row.total - row.taken,
        name,
      }));
    });
    const empty = say('no_limited_stock', { campaign: campaign.slug });
    return { answer: [table('stock', rows, { columns: COLUMNS, empty })] };
  },
});

/** Items with one stock and those of this month; red packets have one for each hour. */
async function stockOfAll(campaigns: readonly Campaign[], orm: Orm, now: Date) {
  const month = beijingDay(now).slice(0, 7);
  const stored = await orm
    .select()
    .from(stockTable)
    .where(inArray(stockTable.round, ['', month]));
  const rows = campaigns.flatMap((campaign) =>
    definedItems(campaign)
      .filter(({ perRound }) => perRound !== 'packets')
      .map(({ kind, item, name, total: defined, perRound }) => {
        const round = perRound ? month : '';
        const own = stored.find(
          (row) => row.slug === campaign.slug && row.kind === kind && row.item === item && row.round === round,
        );
        const [total, given] = [own?.total ?? defined, own?.taken ?? 0];
        return {
          campaign: campaign.slug,
          item: `${kind}/${item}`,
          round: round || null,
          total,
          given,
          left: total - given,
          name,
        };
      }),
  );
  return table('stock', rows, { columns: ['campaign', ...COLUMNS], empty: say('no_stock_at_all') });
}

/** Sets the total number of an item. */
export const setStock = defineOperation({
  name: 'set-stock',
  title: '设置库存',
  summary: '设置奖品总数，含已发出',
  subject: '活动',
  permission: 'money',
  audited: true,
  approval: 'over-limit',
  input: z.strictObject({
    campaign: CAMPAIGN.meta({ operand: true }),
    item: z.string().meta({ title: '奖品', kind: 'part', operand: true }),
    total: z
      .string()
      .regex(/^\d{1,9}$/, fault(say('must_be_total')))
      .meta({ title: '总数', kind: 'number', operand: true }),
    round: z.string().optional().meta({
      title: '月份或场次',
      kind: 'time',
      help: '只有按月或按场补货的奖品要选：按月的选当月任意一天，红包选这一场的日期和时间',
    }),
  }),
  async run({ services, orm }, { campaign: slug, item: name, total: written, round: asked = '' }) {
    const found = definedItems(findCampaign(services, slug)).find(({ kind, item }) => `${kind}/${item}` === name);
    if (!found) throw new OperatorError(say('no_item', { campaign: slug, item: name }));
    const round = roundOf(found.perRound, asked);
    const { kind, item } = found;
    const total = Number(written);
    const key = { slug, kind, round, item };
    // There is always a row to lock, so that the total before is the one that this change replaces.
    await orm
      .insert(stockTable)
      .values({ ...key, total: found.total, taken: 0 })
      .onConflictDoNothing();
    const [before] = await orm
      .select()
      .from(stockTable)
      .where(and(...keyed(key)))
      .for('update');
    const [set] = await orm
      .insert(stockTable)
      .values({ ...key, total, taken: 0 })
      .onConflictDoUpdate({
        target: [stockTable.slug, stockTable.kind, stockTable.round, stockTable.item],
        set: { total },
        setWhere: lte(stockTable.taken, total),
      })
      .returning();
    if (!set) throw new OperatorError(say('stock_given_out', { name: found.name, taken: before?.taken ?? 0 }));
    const from = before?.total ?? found.total;
    const { taken } = set;
    const left = total - taken;
    const answer = [say('stock_set', { name: found.name, round, total, taken, left })];
    return {
      answer,
      effect: [say('stock_changes', { name: found.name, round, from, to: total })],
      figures: answer,
      details: { campaign: slug, item: name, round, from, to: total },
      dollars: Math.max(0, total - from) * moneyOf(found.prize),
    };
  },
});

/** The limited items of a campaign, for a list to choose from. */
export function stockChoices(campaign: Campaign): { value: string; label: string }[] {
  return definedItems(campaign).map(({ kind, item, name }) => ({
    value: `${kind}/${item}`,
    label: `${KIND_WORDS[kind]}：${name}`,
  }));
}

/** The name of a limited item for people; its code if the definition no longer has it. */
export function stockName(campaign: Campaign | undefined, item: string): string {
  return (campaign && stockChoices(campaign).find(({ value }) => value === item)?.label) ?? item;
}

function definedItems({ activities }: Campaign) {
  return activities.flatMap((activity) =>
    activityEngine.limitedItemsOf(activity).map((item) => ({ kind: activity.kind, ...item })),
  );
}

const ROUNDS = {
  packets: {
    form: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/,
    needed: say('stock_per_packet', { example: '2026-12-01T20:00' }),
  },
  month: { form: /^\d{4}-\d{2}(?=$|-\d{2}(?:$|T))/, needed: say('stock_per_month', { example: '2026-12' }) },
};

/** The round that an operator named; of a month, any day of it. */
function roundOf(perRound: DefinedItem['perRound'], round: string): string {
  if (!perRound && round) throw new OperatorError(say('stock_is_single'));
  if (!perRound) return '';
  const [found] = ROUNDS[perRound].form.exec(round) ?? [];
  if (found === undefined) throw new OperatorError(ROUNDS[perRound].needed);
  return found;
}

function keyed(key: { slug: string; kind: string; round: string; item: string }) {
  return [
    eq(stockTable.slug, key.slug),
    eq(stockTable.kind, key.kind),
    eq(stockTable.round, key.round),
    eq(stockTable.item, key.item),
  ];
}
