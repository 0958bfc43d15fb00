import { z } from 'zod';
import { differences } from '@/lib/campaign/revision/differences';
import { wholePatch } from '@/lib/campaign/revision/whole-patch';
import type { Campaign } from '@/lib/campaign/schema';
import { parseJson } from '@/lib/parse-json';
import { beijingDay } from '@/lib/time/calendar';
import { readStatus } from '../../domain/activities/engine/campaign-status';
import { DEFINITION } from '../../domain/revisions/revision-table';
import { readRevisions } from '../../domain/revisions/store';
import { isBrand, writeRevision } from '../../domain/revisions/write-revision';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import type { Orm } from '../../platform/database/types';
import { findCampaign } from '../common/find-campaign';
import { defineOperation, OperatorError } from '../common/operation';
import { compareWithLive } from './compare-with-live';
import { armsText, differenceText } from './difference-text';
import { brandText, indented, seenNow, shownBy } from './find-revision';

const brand = z.string().refine(isBrand, 'names no brand').optional();

/** Shows the fields that a revision may change, with their current values. */
export const showText = defineOperation({
  name: 'campaigns text',
  summary: 'shows the fields of a campaign that a revision may change, as JSON to edit; see --output',
  operands: ['campaign'],
  options: { brand: 'the values for this brand' },
  audited: false,
  input: z.strictObject({ campaign: z.string(), brand }),
  async run({ services, orm, now }, input) {
    const campaign = findCampaign(services, input.campaign);
    const table = await readRevisions(orm, services.campaigns);
    const brand = input.brand ?? null;
    const base = table.numberOf({ slug: campaign.slug, brand }, now.getTime());
    const whole = wholePatch(seenNow(table, campaign, brand, now));
    return { text: `${JSON.stringify({ base, ...whole }, null, 2)}\n` };
  },
});

/** Stores a new revision. A revision never changes: another change is a new revision. */
export const editText = defineOperation({
  name: 'campaigns edit',
  summary: 'stores a revision: the differences of the file (JSON) from the definition; visitors see it after `publish`',
  operands: ['campaign', 'file'],
  file: 'file',
  options: { brand: 'only for this brand' },
  audited: true,
  input: z.strictObject({ campaign: z.string(), file: z.string(), brand }),
  async run({ services, orm, now, operator }, input) {
    const campaign = findCampaign(services, input.campaign);
    const { slug } = campaign;
    const given = parseJson(input.file);
    if (given === undefined) throw new OperatorError('The file is not valid JSON.');
    const period = await setPeriod(orm, campaign, now);
    const table = await readRevisions(orm, services.campaigns);
    const place = { slug, brand: input.brand ?? null };
    const { base = table.numberOf(place, now.getTime()), rest } = apart(given);
    const written = writeRevision(campaign, rest, period);
    if ('faults' in written)
      throw new OperatorError(`The file is not a valid revision of "${slug}":\n${indented(written.faults)}`);
    const { patch, arms, digest } = written;
    const [stored] = await orm
      .insert(campaignRevisions)
      .values({
        ...place,
        base,
        patch,
        arms,
        digest,
        period: period ?? null,
        state: 'draft',
        author: operator,
        writtenAt: now,
      })
      .returning();
    if (!stored) throw new Error('The revision was not stored.');
    const changed = differences(campaign, written.campaign).filter(({ field }) => !field.startsWith('period.'));
    const { stale } = await compareWithLive({ services, orm, now }, stored);
    const said = [differenceText(changed), ...armsText(shownBy(services, stored)), ...(stale ? [stale] : [])].join(
      '\n',
    );
    return {
      text: `Revision ${stored.id} of "${slug}" for ${brandText(stored.brand)} is a draft:\n${said}`,
      details: { revision: stored.id, campaign: slug, brand: stored.brand, digest },
    };
  },
});

/**
 * Splits a file into its patch and what it was taken from, as `campaigns text` wrote it.
 * @throws OperatorError if `base` is not a revision's number
 */
function apart(given: unknown): { base?: number; rest: unknown } {
  if (typeof given !== 'object' || given === null || !('base' in given)) return { rest: given };
  const { base, ...rest } = given;
  const read = z.int().min(DEFINITION).safeParse(base);
  if (!read.success)
    throw new OperatorError(`base: must be the number of a revision, or ${DEFINITION} for the definition.`);
  return { base: read.data, rest };
}

/** First and last day of a campaign, by its definition or as set by operators; `undefined` if either is open. */
export async function setPeriod(orm: Orm, campaign: Campaign, now: Date): Promise<Campaign['period'] | undefined> {
  const { beginsAt, endsAt } = await readStatus(orm, campaign, now);
  if (!beginsAt || !endsAt || endsAt <= beginsAt) return undefined;
  return { from: beijingDay(beginsAt), to: beijingDay(new Date(endsAt.getTime() - 1)) };
}
