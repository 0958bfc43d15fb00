import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { revise } from '@/lib/campaign/revision/revise';
import type { Campaign } from '@/lib/campaign/schema';
import { addDays, beginningOf, isDay } from '@/lib/time/calendar';
import { DEFINITION, readStored, type StoredRevision } from '../../domain/revisions/revision-table';
import { type ShownPeriod, shownPeriods } from '../../domain/revisions/shown-periods';
import { readPointersOf } from '../../domain/revisions/store';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import { iso } from '../common/answer';
import { fault } from '../common/faults';
import { findCampaign } from '../common/find-campaign';
import { defineOperation } from '../common/operation';
import { brandCode } from '../revisions/find-revision';
import { operations, say, table } from './words';

const MOST = 200;

/** Lists what visitors of a brand have seen of a campaign, and what they will see. */
export const shownTexts = defineOperation({
  name: 'campaigns shown',
  summary: `lists which revisions the pages of a campaign showed and will show, newest first, at most ${MOST}`,
  operands: ['campaign'],
  options: { brand: 'the brand of the page', on: 'only this Beijing day, such as 2026-11-26' },
  audited: false,
  zh: operations['campaigns shown'],
  input: z.strictObject({
    campaign: z.string(),
    brand: brandCode.optional(),
    on: z
      .string()
      .refine(isDay, fault(say('must_be_shown_day')))
      .optional(),
  }),
  async run({ services, orm }, { campaign, brand = null, on }) {
    const definition = findCampaign(services, campaign);
    const stored = await readPointersOf(orm, campaign);
    const periods = shownPeriods(stored, { slug: campaign, brand })
      .filter((period) => on === undefined || touches(period, on))
      .reverse()
      .slice(0, MOST);
    const ids = [...new Set(periods.map(({ revision }) => revision))].filter((id) => id !== DEFINITION);
    const found = await orm.select().from(campaignRevisions).where(inArray(campaignRevisions.id, ids));
    const revisions = new Map(found.map((revision) => [revision.id, revision]));
    const rows = periods.map(({ revision: number, own, from, to }) => {
      const revision = revisions.get(number);
      return {
        revision: number === DEFINITION ? null : number,
        brand: own && brand !== null ? brand : 'all',
        from: from === null ? null : iso(new Date(from)),
        to: to === null ? null : iso(new Date(to)),
        headline: headlineOf(definition, revision),
        author: revision?.author ?? null,
        approver: revision?.approver ?? null,
      };
    });
    return { answer: [table('shown_periods', rows, { empty: say('no_periods') })] };
  },
});

/** The main heading that a revision showed; that of the definition if it no longer fits that. */
function headlineOf(definition: Campaign, revision: StoredRevision | undefined): string {
  const read = revision && readStored(revision, [definition]);
  return (read && 'patch' in read ? revise(definition, read.patch) : definition).hero.headline;
}

function touches({ from, to }: ShownPeriod, day: string): boolean {
  const [begin, end] = [beginningOf(day).getTime(), beginningOf(addDays(day, 1)).getTime()];
  return (from ?? 0) < end && (to === null || to > begin);
}
