import { z } from 'zod';
import { readStatus } from '../../domain/activities/engine/campaign-status';
import { readPause } from '../../domain/activities/engine/pause';
import { FEW_ROUNDS, readRoundsToCome } from '../../domain/activities/kinds/predict/calendar';
import { campaignSettings } from '../../platform/database/schema/activities';
import { beijingTime, beijingTimeOrDash } from '../common/beijing-time';
import { defineOperation } from '../common/operation';
import { textTable } from '../common/text-table';
import { comingText } from '../rounds/predictions';

/** Lists all campaigns with their status. */
export const campaigns = defineOperation({
  name: 'campaigns',
  summary: 'lists all campaigns with status, begin, end and what operators have set',
  operands: [],
  audited: false,
  input: z.strictObject({}),
  async run({ services, orm, now }) {
    const settings = new Map((await orm.select().from(campaignSettings)).map((set) => [set.slug, set]));
    const rows: string[][] = [];
    for (const campaign of services.campaigns) {
      const { status, beginsAt, endsAt, claimsUntil } = await readStatus(orm, campaign, now);
      const set = settings.get(campaign.slug);
      const changed = [set?.state ?? [], set?.beginsAt ? 'begins' : [], set?.endsAt ? 'ends' : []].flat();
      const kinds = campaign.activities.map(({ kind }) => kind);
      const dates = [beginsAt, endsAt, claimsUntil].map(beijingTimeOrDash);
      rows.push([campaign.slug, status, ...dates, changed.join(', ') || '-', kinds.join(', ') || '-', campaign.title]);
    }
    const headings = ['campaign', 'status', 'begins', 'ends (excl.)', 'collects until', 'set', 'activities', 'title'];
    const table = textTable(headings, rows, 'There are no campaigns.');
    const pause = await readPause(orm);
    const paused = pause ? [`All activities are paused since ${beijingTime(pause.from)}: ${pause.reason}`] : [];
    const coming = [...(await readRoundsToCome(orm, services.campaigns, now))];
    const short = coming.filter(([, rounds]) => rounds.length < FEW_ROUNDS);
    return { text: [...paused, table, ...short.map(([slug, rounds]) => comingText(slug, rounds))].join('\n\n') };
  },
});
