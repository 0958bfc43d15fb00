import { and, desc, eq, lte } from 'drizzle-orm';
import { z } from 'zod';
import { moneyOf } from '@/lib/activities/worth';
import type { Campaign } from '@/lib/campaign/schema';
import { activityEngine } from '../../domain/activities/activity-engine';
import type { DefinedItem } from '../../domain/activities/engine/module';
import { stock as stockTable } from '../../platform/database/schema/activities';
import { findCampaign } from '../common/find-campaign';
import { defineOperation, OperatorError } from '../common/operation';
import { textTable } from '../common/text-table';

const ROUNDS_SHOWN = 100;

/** Lists the limited items of a campaign. */
export const stock = defineOperation({
  name: 'stock',
  summary: 'lists the limited items of a campaign, with total, given and left',
  operands: ['campaign'],
  audited: false,
  input: z.strictObject({ campaign: z.string() }),
  async run({ services, orm }, input) {
    const campaign = findCampaign(services, input.campaign);
    const stored = await orm
      .select()
      .from(stockTable)
      .where(eq(stockTable.slug, campaign.slug))
      .orderBy(desc(stockTable.round), stockTable.item)
      .limit(ROUNDS_SHOWN);
    const rows = definedItems(campaign).flatMap(({ kind, item, total, perRound }) => {
      const own = stored.filter((row) => row.kind === kind && row.item === item);
      const untouched = own.length === 0 || perRound ? [{ round: perRound ? 'each' : '', total, taken: 0 }] : [];
      return [...untouched, ...own].map((row) => [
        `${kind}/${item}`,
        row.round || '-',
        String(row.total),
        row.round === 'each' ? '-' : String(row.taken),
        row.round === 'each' ? '-' : String(row.total - row.taken),
      ]);
    });
    return {
      text: textTable(['item', 'round', 'total', 'given', 'left'], rows, `"${campaign.slug}" has no limited stock.`),
    };
  },
});

/** Sets the total number of an item. */
export const setStock = defineOperation({
  name: 'set-stock',
  summary: 'sets the total number of an item, including those given out',
  operands: ['campaign', 'item', 'total'],
  options: { round: 'round of a red packet, such as 2026-12-01T20:00, or month of a monthly item, such as 2026-12' },
  audited: true,
  approval: 'over-limit',
  input: z.strictObject({
    campaign: z.string(),
    item: z.string(),
    total: z.string().regex(/^\d{1,9}$/, 'must be a whole number of at least 0'),
    round: z.string().optional(),
  }),
  async run({ services, orm }, { campaign: slug, item: name, total: written, round = '' }) {
    const found = definedItems(findCampaign(services, slug)).find(({ kind, item }) => `${kind}/${item}` === name);
    if (!found)
      throw new OperatorError(`"${slug}" has no "${name}". \`npm run ops -- stock ${slug}\` lists its items.`);
    requireRound(found.perRound, round);
    const { kind, item } = found;
    const total = Number(written);
    const key = { slug, kind, round, item };
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
    if (!set)
      throw new OperatorError(`${before?.taken} of "${name}" were already given out: set at least ${before?.taken}.`);
    const from = before?.total ?? found.total;
    return {
      text: `"${name}"${round && ` in round ${round}`}: ${set.total} in all, ${set.taken} given out, ${set.total - set.taken} left.`,
      details: { campaign: slug, item: name, round, from, to: total },
      dollars: Math.max(0, total - from) * moneyOf(found.prize),
    };
  },
});

function definedItems({ activities }: Campaign) {
  return activities.flatMap((activity) =>
    activityEngine.limitedItemsOf(activity).map((item) => ({ kind: activity.kind, ...item })),
  );
}

const ROUNDS = {
  packets: {
    form: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/,
    stocked: 'A red packet has a stock per round',
    example: '2026-12-01T20:00',
  },
  month: { form: /^\d{4}-\d{2}$/, stocked: 'This item has a stock per month', example: '2026-12' },
};

function requireRound(perRound: DefinedItem['perRound'], round: string): void {
  if (perRound && !ROUNDS[perRound].form.test(round)) {
    throw new OperatorError(`${ROUNDS[perRound].stocked}: name it with --round=${ROUNDS[perRound].example}.`);
  }
  if (!perRound && round) throw new OperatorError('This item has a single stock: remove --round.');
}

function keyed(key: { slug: string; kind: string; round: string; item: string }) {
  return [
    eq(stockTable.slug, key.slug),
    eq(stockTable.kind, key.kind),
    eq(stockTable.round, key.round),
    eq(stockTable.item, key.item),
  ];
}
