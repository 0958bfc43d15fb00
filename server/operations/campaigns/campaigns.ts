import { z } from 'zod';
import { readStatus } from '../../domain/activities/engine/campaign-status';
import { readPause } from '../../domain/activities/engine/pause';
import { FEW_ROUNDS, readRoundsToCome } from '../../domain/activities/kinds/predict/calendar';
import { campaignSettings } from '../../platform/database/schema/activities';
import { iso, lines } from '../common/answer';
import { defineOperation } from '../common/operation';
import { pausedSince } from '../rewards/pause';
import { roundsLeft } from '../rounds/predictions';
import { say, table } from './words';

/** Lists all campaigns with their status. */
export const campaigns = defineOperation({
  name: 'campaigns',
  title: '活动列表',
  summary: '列出全部活动的状态、起止时间和手动设置',
  subject: '活动',
  permission: 'anyone',
  audited: false,
  input: z.strictObject({}),
  async run({ services, orm, now }) {
    const settings = new Map((await orm.select().from(campaignSettings)).map((set) => [set.slug, set]));
    const rows: Parameters<typeof table<'campaigns'>>[1][number][] = [];
    for (const campaign of services.campaigns) {
      const { status, beginsAt, endsAt, claimsUntil } = await readStatus(orm, campaign, now);
      const set = settings.get(campaign.slug);
      const changed = [
        ...(set?.state ? [set.state] : []),
        ...(set?.beginsAt ? (['begins'] as const) : []),
        ...(set?.endsAt ? (['ends'] as const) : []),
      ];
      const kinds = campaign.activities.map(({ kind }) => kind);
      rows.push({
        campaign: campaign.slug,
        status,
        begins: iso(beginsAt),
        ends: iso(endsAt),
        claimsUntil: iso(claimsUntil),
        set: changed.length > 0 ? changed : null,
        activities: kinds.length > 0 ? kinds : null,
        title: campaign.title,
      });
    }
    const pause = await readPause(orm);
    const paused = pause ? [pausedSince(pause)] : [];
    const coming = [...(await readRoundsToCome(orm, services.campaigns, now))];
    const short = coming.filter(([, rounds]) => rounds.length < FEW_ROUNDS);
    return {
      answer: [
        ...paused,
        table('campaigns', rows, { empty: say('no_campaigns') }),
        ...short.map(([slug, rounds]) => lines(roundsLeft(slug, rounds))),
      ],
    };
  },
});
