import { and, eq } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { NOTICE_DAYS } from '@/lib/campaign/life';
import { claimEnd, type Phase } from '@/lib/campaign/phase';
import type { Campaign } from '@/lib/campaign/schema';
import { addDays, beginningOf, beijingDay } from '@/lib/time/calendar';
import { readPhase } from '../domain/activities/engine/phase';
import { activityEntries, campaignSettings, rewards } from '../platform/database/schema/activities';
import type { Orm } from '../platform/database/types';
import { beijingTime, readBeijingTime } from './beijing-time';
import { findCampaign } from './find-campaign';
import { isShortNotice, requireNotice } from './notice';
import { defineOperation, OperatorError } from './operation';

const NOW = 'now';

/** Ends a campaign, at the earliest moment of which its rules give notice where nothing else is said. */
export const closeCampaign = defineOperation({
  name: 'close',
  summary: `ends a campaign after the ${NOTICE_DAYS} days of notice that its rules give; shows what it would do until it is confirmed`,
  operands: ['campaign'],
  options: {
    at: 'when it ends instead: "now", 2026-12-01 for the end of that day, or 2026-12-01T20:00, Beijing time',
    reason: 'why, for the record; needed where the notice is shorter than the rules give',
    confirm: 'the end that was shown, as it was written there',
  },
  act: true,
  approval: 'always',
  input: z.strictObject({
    campaign: z.string(),
    at: z.string().optional(),
    reason: z.string().trim().min(1, 'say why').optional(),
    confirm: z.string().optional(),
  }),
  async run({ services, orm, now }, { campaign: slug, at, reason, confirm }) {
    const campaign = findCampaign(services, slug);
    const phase = await readPhase(orm, campaign, now);
    if (phase.phase === 'ended') return { text: `"${slug}" is ended, as it was before.` };
    const noticed = beginningOf(addDays(beijingDay(now), NOTICE_DAYS + 1));
    const end = at === NOW ? now : at === undefined ? noticed : readBeijingTime('--at', at, 'last');
    if (end < now) throw new OperatorError(`${beijingTime(end)} is over: say --at=now.`);
    if (phase.endsAt && phase.endsAt <= end) {
      throw new OperatorError(
        `"${slug}" ends at ${beijingTime(phase.endsAt)} already; \`dates\` moves an end further away.`,
      );
    }
    requireNotice(slug, end, now, reason);
    const written = at === NOW ? NOW : beijingTime(end).replace(' ', 'T');
    if (confirm === undefined) {
      return { text: await planText(orm, { campaign, phase, end, written, short: isShortNotice(end, now), reason }) };
    }
    if (confirm !== written) {
      throw new OperatorError(`It would end at ${written}, not at ${confirm}. Nothing was changed.`);
    }
    await setEnd(orm, { slug, phase, end, now });
    return {
      text: `"${slug}" ${end > now ? `ends at ${beijingTime(end)}` : 'is ended now'}. ${claimText(campaign, end)}`,
      details: { campaign: slug, endsAt: end.toISOString(), ...(reason && { reason }) },
      // The moment is another one once it is approved.
      ...(at === NOW && { effect: `"${slug}" ends at once, for this reason: ${reason}` }),
    };
  },
});

interface Plan {
  campaign: Campaign;
  phase: Phase;
  end: Date;
  /** The end as it is written in an order. */
  written: string;
  /** The notice is shorter than the rules give. */
  short: boolean;
  reason: string | undefined;
}

/** What closing a campaign would do, and how it is confirmed. */
async function planText(orm: Orm, { campaign, phase, end, written, short, reason }: Plan): Promise<string> {
  const { slug } = campaign;
  const entrants = union(
    orm.select({ account: activityEntries.account }).from(activityEntries).where(eq(activityEntries.slug, slug)),
    orm.select({ account: rewards.account }).from(rewards).where(eq(rewards.slug, slug)),
  ).as('entrants');
  const waiting = and(eq(rewards.slug, slug), eq(rewards.state, 'given'));
  const order = ['close', slug, `--at=${written}`, `--confirm=${written}`];
  if (reason) order.push(`--reason=${JSON.stringify(reason)}`);
  return [
    `"${slug}" is ${phase.phase}${phase.endsAt ? ` and ends at ${beijingTime(phase.endsAt)}` : ''}. It would end at ${beijingTime(end)} (Beijing time).`,
    short ? `That is less notice than the ${NOTICE_DAYS} days of its rules.` : `Its page says so from now on.`,
    claimText(campaign, end),
    `${await orm.$count(entrants)} accounts have taken part; ${await orm.$count(rewards, waiting)} of their rewards wait to be paid.`,
    `Nothing has changed yet. To do it: npm run ops -- ${order.join(' ')}`,
  ].join('\n');
}

function claimText(campaign: Campaign, end: Date): string {
  const until = claimEnd(campaign, end);
  if (!until) return 'There is nothing to collect afterwards.';
  return `What was reached before can be collected for ${campaign.claimDays} days, until ${beijingTime(until)}.`;
}

async function setEnd(
  orm: Orm,
  { slug, phase, end, now }: { slug: string; phase: Phase; end: Date; now: Date },
): Promise<void> {
  // One that an operator has opened would not mind an end: it follows its dates again, and has begun by them.
  const set =
    end > now
      ? { state: null, stateSetAt: null, ...(phase.beginsAt && { beginsAt: phase.beginsAt }), endsAt: end }
      : { state: 'closed' as const, stateSetAt: now };
  await orm
    .insert(campaignSettings)
    .values({ slug, ...set })
    .onConflictDoUpdate({ target: campaignSettings.slug, set });
}
