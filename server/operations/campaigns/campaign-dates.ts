import { z } from 'zod';
import { datesOf } from '@/lib/campaign/status';
import { readStatus } from '../../domain/activities/engine/campaign-status';
import { iso } from '../common/answer';
import { readBeijingTime } from '../common/beijing-time';
import { CAMPAIGN } from '../common/fields';
import { findCampaign } from '../common/find-campaign';
import { defineOperation, OperatorError } from '../common/operation';
import { STOP_REASON, stopsEarly } from './notice';
import { storeSettings } from './store-settings';
import { say } from './words';

/** Moves the begin or end of a campaign. */
export const dates = defineOperation({
  name: 'dates',
  title: '调整起止时间',
  summary: '把活动的开始或结束时间提前、推后，或恢复原定的时间',
  subject: '活动',
  permission: 'calendar',
  audited: true,
  approval: 'if-serious',
  input: z.strictObject({
    campaign: CAMPAIGN.meta({ operand: true }),
    begins: z
      .string()
      .optional()
      .meta({
        title: '开始',
        kind: 'time',
        help: '只选日期，则从当天零点开始；不改请留空',
        also: { default: '恢复原定的开始时间' },
      }),
    ends: z
      .string()
      .optional()
      .meta({
        title: '结束',
        kind: 'time',
        help: '只选日期，则当天结束时结束；不改请留空',
        also: { default: '恢复原定的结束时间；原本没有的，不再结束' },
      }),
    reason: STOP_REASON,
  }),
  async run({ services, orm, now }, input) {
    const campaign = findCampaign(services, input.campaign);
    const { slug } = campaign;
    if (input.begins === undefined && input.ends === undefined) {
      throw new OperatorError(say('dates_needed'));
    }
    // Also locks the settings, so that the dates before are the ones that this change replaces.
    const earlier = datesOf(campaign, await storeSettings(orm, slug, {}, now));
    const before = await readStatus(orm, campaign, now);
    const moved = {
      ...(input.begins !== undefined && { beginsAt: readEdge('begins', input.begins, 'first') }),
      ...(input.ends !== undefined && { endsAt: readEdge('ends', input.ends, 'last') }),
    };
    const set = await storeSettings(orm, slug, moved, now);
    const { beginsAt, endsAt } = datesOf(campaign, set);
    if (beginsAt && endsAt && beginsAt >= endsAt) {
      throw new OperatorError(say('ends_before_begins', { begins: iso(beginsAt), ends: iso(endsAt) }));
    }
    const after = await readStatus(orm, campaign, now);
    const serious = stopsEarly(slug, [before, after], now, input.reason);
    const answer = [
      say('dates_set', {
        campaign: slug,
        begins: iso(beginsAt),
        ends: iso(endsAt),
        status: after.status,
        fixed: set?.state ?? null,
      }),
    ];
    return {
      answer,
      effect: [say('dates_before', { begins: iso(earlier.beginsAt), ends: iso(earlier.endsAt) }), ...answer],
      details: {
        campaign: slug,
        begins: input.begins,
        ends: input.ends,
        ...(input.reason && { reason: input.reason }),
      },
      serious,
    };
  },
});

function readEdge(name: string, value: string, edge: 'first' | 'last'): Date | null {
  return value === 'default' ? null : readBeijingTime(`--${name}`, value, edge);
}
