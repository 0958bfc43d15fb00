import { and, eq } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Campaign } from '@/lib/campaign/schema';
import { claimEnd, type DatedStatus, isOver, NOTICE_DAYS } from '@/lib/campaign/status';
import { addDays, beginningOf, beijingDay } from '@/lib/time/calendar';
import { readStatus } from '../../domain/activities/engine/campaign-status';
import { activityEntries, rewards } from '../../platform/database/schema/activities';
import type { Orm } from '../../platform/database/types';
import { beijingTime, readBeijingTime } from '../common/beijing-time';
import { findCampaign } from '../common/find-campaign';
import { REASON, reasonText } from '../common/inputs';
import { defineOperation, OperatorError } from '../common/operation';
import { isShortNotice, requireNotice } from './notice';
import { storeSettings } from './store-settings';

const NOW = 'now';

/** Ends a campaign, by default as soon as the notice of its rules allows. */
export const closeCampaign = defineOperation({
  name: 'close',
  summary: `ends a campaign after the ${NOTICE_DAYS} days of notice that its rules give; without --confirm it only shows what it would do`,
  operands: ['campaign'],
  options: {
    at: 'another end: "now", 2026-12-01 for the end of that day, or 2026-12-01T20:00, Beijing time',
    reason: `${REASON.reason}; required if the notice is shorter than the rules give`,
    confirm: 'the end that the command showed, as written there',
  },
  audited: true,
  approval: 'always',
  input: z.strictObject({
    campaign: z.string(),
    at: z.string().optional(),
    reason: reasonText.optional(),
    confirm: z.string().optional(),
  }),
  async run({ services, orm, now }, { campaign: slug, at, reason, confirm }) {
    const campaign = findCampaign(services, slug);
    const status = await readStatus(orm, campaign, now);
    if (isOver(status.status)) return { text: `"${slug}" has already ended.` };
    const noticed = beginningOf(addDays(beijingDay(now), NOTICE_DAYS + 1));
    const end = at === NOW ? now : at === undefined ? noticed : readBeijingTime('--at', at, 'last');
    if (end < now) throw new OperatorError(`${beijingTime(end)} is in the past: use --at=now.`);
    if (status.endsAt && status.endsAt <= end) {
      throw new OperatorError(
        `"${slug}" already ends at ${beijingTime(status.endsAt)}; use \`dates\` to move the end to a later time.`,
      );
    }
    requireNotice(slug, end, now, reason);
    const written = at === NOW ? NOW : beijingTime(end).replace(' ', 'T');
    if (confirm === undefined) {
      return { text: await planText(orm, { campaign, status, end, written, short: isShortNotice(end, now), reason }) };
    }
    if (confirm !== written) {
      throw new OperatorError(`It would end at ${written}, not at ${confirm}. Nothing was changed.`);
    }
    await setEnd(orm, { slug, status, end, now });
    return {
      text: `"${slug}" ${end > now ? `ends at ${beijingTime(end)}` : 'is ended now'}. ${claimText(campaign, end)}`,
      details: { campaign: slug, endsAt: end.toISOString(), ...(reason && { reason }) },
      // Without the time, which differs when the request is approved.
      ...(at === NOW && { effect: `"${slug}" ends immediately, for this reason: ${reason}` }),
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
async function planText(orm: Orm, { campaign, status, end, written, short, reason }: Plan): Promise<string> {
  const { slug } = campaign;
  const entrants = union(
    orm.select({ account: activityEntries.account }).from(activityEntries).where(eq(activityEntries.slug, slug)),
    orm.select({ account: rewards.account }).from(rewards).where(eq(rewards.slug, slug)),
  ).as('entrants');
  const waiting = and(eq(rewards.slug, slug), eq(rewards.state, 'given'));
  const command = ['close', slug, `--at=${written}`, `--confirm=${written}`];
  if (reason) command.push(`--reason=${JSON.stringify(reason)}`);
  return [
    `"${slug}" is ${status.status}${status.endsAt ? ` and ends at ${beijingTime(status.endsAt)}` : ''}. It would end at ${beijingTime(end)} (Beijing time).`,
    short ? `That is less notice than the ${NOTICE_DAYS} days of its rules.` : `Its page shows the end from now on.`,
    claimText(campaign, end),
    `${await orm.$count(entrants)} accounts have taken part; ${await orm.$count(rewards, waiting)} of their rewards wait to be paid.`,
    `Nothing has changed yet. To do it: npm run ops -- ${command.join(' ')}`,
  ].join('\n');
}

function claimText(campaign: Campaign, end: Date): string {
  const until = claimEnd(campaign, end);
  if (!until) return 'Visitors can collect nothing afterwards.';
  return `Visitors can collect what they reached before for ${campaign.claimDays} days, until ${beijingTime(until)}.`;
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
  await storeSettings(orm, slug, set);
}
