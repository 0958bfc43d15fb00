import { and, eq } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Campaign } from '@/lib/campaign/schema';
import { claimEnd, type DatedStatus, isOver, NOTICE_DAYS } from '@/lib/campaign/status';
import { readStatus } from '../../domain/activities/engine/campaign-status';
import { activityEntries, rewards } from '../../platform/database/schema/activities';
import type { Orm } from '../../platform/database/types';
import { atTerminal, iso, type Lines, lines, type Sentence } from '../common/answer';
import { beijingTime, readBeijingTime } from '../common/beijing-time';
import { CAMPAIGN, REASON } from '../common/fields';
import { findCampaign } from '../common/find-campaign';
import { defineOperation, OperatorError } from '../common/operation';
import { isShortNotice, noticedEnd, requireNotice } from './notice';
import { storeSettings } from './store-settings';
import { say } from './words';

const NOW = 'now';

/** Ends a campaign, by default as soon as the notice of its rules allows. */
export const closeCampaign = defineOperation({
  name: 'close',
  title: '结束活动',
  summary: '按规则约定的通知期结束活动；未确认时只显示效果',
  subject: '活动',
  permission: 'calendar',
  audited: true,
  approval: 'always',
  input: z.strictObject({
    campaign: CAMPAIGN.meta({ operand: true }),
    at: z
      .string()
      .optional()
      .meta({
        title: '时间',
        kind: 'time',
        help: '不选则按规则约定的通知期结束；只选日期，则当天结束时结束',
        also: { now: '立即结束' },
      }),
    reason: REASON.optional().meta({ help: '原因，记入审计日志；通知期短于规则约定时必填' }),
    confirm: z.string().optional().meta({ title: '确认', help: '所显示的结束时间，照原样填写', confirms: true }),
  }),
  async run({ services, orm, now }, { campaign: slug, at, reason, confirm }) {
    const campaign = findCampaign(services, slug);
    const status = await readStatus(orm, campaign, now);
    if (isOver(status.status)) return { answer: [say('campaign_has_ended', { campaign: slug })] };
    const end = at === NOW ? now : at === undefined ? noticedEnd(now) : readBeijingTime('--at', at, 'last');
    if (end < now) throw new OperatorError(say('end_is_past', { at: iso(end) }));
    if (status.endsAt && status.endsAt <= end) {
      throw new OperatorError(say('ends_sooner', { campaign: slug, at: iso(status.endsAt) }));
    }
    requireNotice(slug, end, now, reason);
    const written = at === NOW ? NOW : beijingTime(end).replace(' ', 'T');
    if (confirm === undefined) {
      const plan = await planOf(orm, { campaign, status, end, written, short: isShortNotice(end, now), reason });
      return { answer: [plan], confirm: { at: written, confirm: written } };
    }
    if (confirm !== written) {
      throw new OperatorError(say('end_differs', { at: written, confirmed: confirm }));
    }
    await setEnd(orm, { slug, status, end, now });
    return {
      answer: [
        end > now
          ? say('campaign_ends', { campaign: slug, at: iso(end) })
          : say('campaign_ended_now', { campaign: slug }),
        claims(campaign, end),
      ],
      details: { campaign: slug, endsAt: end.toISOString(), ...(reason && { reason }) },
      // Without the time, which differs when the request is approved.
      ...(at === NOW && { effect: [say('ends_immediately', { campaign: slug, reason: reason ?? '' })] }),
    };
  },
});

interface Plan {
  campaign: Campaign;
  status: DatedStatus;
  end: Date;
  /** The end as written on the command line. */
  written: string;
  /** Whether the notice is shorter than the rules give. */
  short: boolean;
  reason: string | undefined;
}

/** Describes what closing a campaign would do, and how to confirm it. */
async function planOf(orm: Orm, { campaign, status, end, written, short, reason }: Plan): Promise<Lines> {
  const { slug } = campaign;
  const entrants = union(
    orm.select({ account: activityEntries.account }).from(activityEntries).where(eq(activityEntries.slug, slug)),
    orm.select({ account: rewards.account }).from(rewards).where(eq(rewards.slug, slug)),
  ).as('entrants');
  const waiting = and(eq(rewards.slug, slug), eq(rewards.state, 'given'));
  const command = ['close', slug, `--at=${written}`, `--confirm=${written}`];
  if (reason) command.push(`--reason=${JSON.stringify(reason)}`);
  return lines(
    say('campaign_would_end', {
      campaign: slug,
      status: status.status,
      endsAt: iso(status.endsAt),
      at: iso(end),
    }),
    short ? say('less_notice', { days: NOTICE_DAYS }) : say('page_shows_end'),
    claims(campaign, end),
    say('taken_part', { accounts: await orm.$count(entrants), rewards: await orm.$count(rewards, waiting) }),
    atTerminal(say('how_to_close', { command: command.join(' ') })),
  );
}

function claims(campaign: Campaign, end: Date): Sentence {
  const until = claimEnd(campaign, end);
  if (!until) return say('nothing_to_collect');
  return say('collects_until', { days: campaign.claimDays ?? 0, until: iso(until) });
}

async function setEnd(
  orm: Orm,
  { slug, status, end, now }: { slug: string; status: DatedStatus; end: Date; now: Date },
): Promise<void> {
  // A campaign that an operator opened ignores its dates: make it follow them again, with a begin in the past.
  const set =
    end > now
      ? { state: null, stateSetAt: null, ...(status.beginsAt && { beginsAt: status.beginsAt }), endsAt: end }
      : { state: 'closed' as const, stateSetAt: now };
  await storeSettings(orm, slug, set, now);
}
