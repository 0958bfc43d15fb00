import { z } from 'zod';
import { differences } from '@/lib/campaign/revision/differences';
import { wholePatch } from '@/lib/campaign/revision/whole-patch';
import type { Campaign } from '@/lib/campaign/schema';
import { parseJson } from '@/lib/parse-json';
import { beijingDay } from '@/lib/time/calendar';
import { readStatus } from '../../domain/activities/engine/campaign-status';
import { writtenArms } from '../../domain/revisions/compared-arms';
import { DEFINITION } from '../../domain/revisions/pointers';
import { readRevisions } from '../../domain/revisions/store';
import { writeRevision } from '../../domain/revisions/write-revision';
import type { Orm } from '../../platform/database/types';
import { document, lines } from '../common/answer';
import { CAMPAIGN } from '../common/fields';
import { findCampaign } from '../common/find-campaign';
import { defineOperation, OperatorError } from '../common/operation';
import { armLines, differenceLines } from './difference-lines';
import { brandCode, faultItems, findRevision, revisionId, seenNow, shownBy } from './find-revision';
import { storeRevision } from './store-revision';
import { say } from './words';

const brand = brandCode.optional();

/** Shows the fields that a revision may change, with their current values. */
export const showText = defineOperation({
  name: 'campaigns text',
  title: '查看文案',
  summary: '以 JSON 显示活动可修改的文案，供编辑',
  subject: '活动文案',
  permission: 'anyone',
  audited: false,
  input: z.strictObject({
    campaign: CAMPAIGN.meta({ operand: true }),
    brand: brand.meta({ title: '品牌', kind: 'brand', help: '此品牌的文案' }),
    revision: revisionId.optional().meta({ title: '版本', kind: 'number', help: '此版本的文案' }),
  }),
  async run({ services, orm, now }, input) {
    const campaign = findCampaign(services, input.campaign);
    const table = await readRevisions(orm, services.revisions.current());
    const brand = input.brand ?? null;
    const base = table.numberOf({ slug: campaign.slug, brand }, now.getTime());
    const revision = input.revision === undefined ? undefined : await findRevision(orm, input.revision);
    const shown = revision ? shownBy(table, revision, now).shown : seenNow(table, { slug: campaign.slug, brand }, now);
    const file = { base, ...wholePatch(shown as Campaign), ...(revision && writtenArms(revision)) };
    const text = `${JSON.stringify(file, null, 2)}\n`;
    return { answer: [document('application/json', text, `${campaign.slug}.json`)] };
  },
});

/** Stores a new revision. A revision never changes: another change is a new revision. */
export const editText = defineOperation({
  name: 'campaigns edit',
  title: '新建版本',
  summary: '把文件（JSON）与原始文案的差异存为新版本；发布后访客才会看到',
  subject: '活动文案',
  permission: 'draft',
  concerns: 'brand',
  audited: true,
  input: z.strictObject({
    campaign: CAMPAIGN.meta({ operand: true }),
    file: z.string().meta({ title: '文案文件（JSON）', kind: 'file', operand: true }),
    brand: brand.meta({ title: '品牌', kind: 'brand', help: '只用于此品牌' }),
  }),
  async run(context, input) {
    const { services, orm, now } = context;
    const campaign = findCampaign(services, input.campaign);
    const { slug } = campaign;
    const given = parseJson(input.file);
    if (given === undefined) throw new OperatorError(say('file_is_not_json'));
    const period = await setPeriod(orm, campaign, now);
    const table = await readRevisions(orm, services.revisions.current());
    const place = { slug, brand: input.brand ?? null };
    const { base = DEFINITION, rest } = apart(given, table.numberOf(place, now.getTime()));
    const written = writeRevision(campaign, rest, period);
    if ('faults' in written) {
      const invalid = say('file_is_not_revision', { campaign: slug });
      throw new OperatorError([lines(invalid, ...faultItems(written.faults))]);
    }
    const { patch: content, digest, arms, experiment } = written;
    const changed = differences(campaign, written.campaign).filter(({ field }) => !field.startsWith('period.'));
    return storeRevision(
      context,
      { ...place, subject: 'text' },
      { base, content, digest, arms, experiment, period },
      (shown) => [...differenceLines(changed), ...armLines(shown)],
    );
  },
});

/**
 * Splits a file into its patch and what it was taken from, as `campaigns text` wrote it.
 * @throws OperatorError if `base` is not a revision's number, or is missing although visitors see a revision
 */
export function apart(given: unknown, live: number): { base?: number; rest: unknown } {
  if (typeof given !== 'object' || given === null || !('base' in given)) {
    if (live === DEFINITION) return { rest: given };
    throw new OperatorError(say('base_is_missing', { live }));
  }
  const { base, ...rest } = given;
  const read = z.int().min(DEFINITION).safeParse(base);
  if (!read.success) throw new OperatorError(say('base_must_be_revision', { definition: DEFINITION }));
  return { base: read.data, rest };
}

/** First and last day of a campaign, by its definition or as set by operators; `undefined` if either is open. */
export async function setPeriod(orm: Orm, campaign: Campaign, now: Date): Promise<Campaign['period'] | undefined> {
  const { beginsAt, endsAt } = await readStatus(orm, campaign, now);
  if (!beginsAt || !endsAt || endsAt <= beginsAt) return undefined;
  return { from: beijingDay(beginsAt), to: beijingDay(new Date(endsAt.getTime() - 1)) };
}
