import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Campaign } from '@/lib/campaign/schema';
import { addDays, beginningOf, isDay } from '@/lib/time/calendar';
import { DEFINITION } from '../../domain/revisions/pointers';
import { type ShownPeriod, shownPeriods } from '../../domain/revisions/shown-periods';
import { readPointersOf, readRevisions } from '../../domain/revisions/store';
import type { StoredRevision } from '../../domain/revisions/stored-revision';
import { type Reading, SUBJECTS } from '../../domain/revisions/subjects';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import { iso } from '../common/answer';
import { fault } from '../common/faults';
import { CAMPAIGN } from '../common/fields';
import { findCampaign } from '../common/find-campaign';
import { defineOperation } from '../common/operation';
import { brandCode, placeNamed, SUBJECT } from '../revisions/find-revision';
import { say, table } from './words';

const MOST = 200;

/** Lists what visitors of a brand have seen of a campaign, and what they will see. */
export const shownTexts = defineOperation({
  name: 'campaigns shown',
  title: '显示过的文案',
  summary: '列出一个品牌的活动页在各段时间显示的版本',
  subject: '活动文案',
  permission: 'anyone',
  audited: false,
  input: z.strictObject({
    campaign: CAMPAIGN.meta({ operand: true }),
    brand: brandCode.optional().meta({ title: '品牌', kind: 'brand', help: '页面的品牌' }),
    subject: SUBJECT,
    on: z
      .string()
      .refine(isDay, fault(say('must_be_shown_day')))
      .optional()
      .meta({ title: '日期', kind: 'day', help: '只看这一天，北京时间' }),
  }),
  async run({ services, orm, now }, { campaign, brand = null, on, subject }) {
    const place = placeNamed(subject, campaign, brand);
    const stored = await readPointersOf(orm, place);
    if (subject === 'text' && stored.every(({ entries }) => entries.length === 0)) findCampaign(services, campaign);
    const at = { table: await readRevisions(orm, services.revisions.current()), moment: now.getTime() };
    const built = SUBJECTS[subject].built(place, at);
    const periods = shownPeriods(stored, place)
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
        headline: headlineOf(built, revision, at),
        author: revision?.author ?? null,
        approver: revision?.approver ?? null,
      };
    });
    return { answer: [table('shown_periods', rows, { empty: say('no_periods') })] };
  },
});

/** The main heading that a revision showed; that of the definition if it no longer fits that, and none without a definition. */
function headlineOf(built: Partial<Campaign>, revision: StoredRevision | undefined, at: Reading): string {
  const read = revision && SUBJECTS[revision.subject].read(revision, at);
  const { hero } = (!read || 'faults' in read ? built : read.shown) as Partial<Campaign>;
  return hero?.headline ?? '';
}

function touches({ from, to }: ShownPeriod, day: string): boolean {
  const [begin, end] = [beginningOf(day).getTime(), beginningOf(addDays(day, 1)).getTime()];
  return (from ?? 0) < end && (to === null || to > begin);
}
