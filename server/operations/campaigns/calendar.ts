import { z } from 'zod';
import type { ActivityOf } from '@/lib/activities/schema';
import type { Patch } from '@/lib/campaign/revision/patch';
import type { Campaign } from '@/lib/campaign/schema';
import { nextSeason, seasonAt } from '@/lib/campaign/seasons';
import { type DatedStatus, NOTICE_DAYS } from '@/lib/campaign/status';
import { addDays, beginningOf, beijingDay, isDay, mondayOf } from '@/lib/time/calendar';
import { readStatuses } from '../../domain/activities/engine/campaign-status';
import { readRhythm } from '../../domain/activities/kinds/predict/calendar';
import { type RoundEnd, readEnds } from '../../domain/activities/kinds/predict/ends';
import { readSplits } from '../../domain/activities/kinds/predict/guesses';
import { type Round, roundsBetween } from '../../domain/activities/kinds/predict/rounds';
import type { RevisionTable } from '../../domain/revisions/revision-table';
import { readRevisions } from '../../domain/revisions/store';
import type { Orm } from '../../platform/database/types';
import { iso, lines } from '../common/answer';
import { fault } from '../common/faults';
import { defineOperation, OperatorError } from '../common/operation';
import { noticedEnd } from './notice';
import { say, table } from './words';

/** Days before this week that the list begins, and its length, by default. */
const BEFORE = 7;
const LENGTH = 56;
const MOST_DAYS = 200;

const day = z
  .string()
  .refine(isDay, fault(say('must_be_calendar_day')))
  .optional();

interface Period {
  from: Date;
  /** Exclusive. */
  to: Date;
}

/** Lists what happens in campaigns between two days, besides their own begin and end. */
export const calendar = defineOperation({
  name: 'calendar',
  title: '活动日程',
  summary: '列出两个日期之间的竞猜场次和已发布的文案，默认上周起八周；并为季节活动提出日期',
  subject: '活动',
  permission: 'anyone',
  audited: false,
  input: z.strictObject({
    from: day.meta({ title: '从', kind: 'day', help: '默认从上周起' }),
    to: day.meta({ title: '到', kind: 'day', help: '默认八周，最多 200 天' }),
  }),
  async run({ services, orm, now }, input) {
    const { campaigns } = services;
    const from = input.from ?? addDays(mondayOf(beijingDay(now)), -BEFORE);
    const to = input.to ?? addDays(from, LENGTH - 1);
    if (to < from || to >= addDays(from, MOST_DAYS))
      throw new OperatorError(say('calendar_too_long', { most: MOST_DAYS }));
    const period = { from: beginningOf(from), to: beginningOf(addDays(to, 1)) };
    const statuses = await readStatuses(orm, campaigns, now);
    const rounds = [];
    for (const campaign of campaigns) {
      const activity = campaign.activities.find((candidate) => candidate.kind === 'predict');
      const status = statuses.get(campaign.slug);
      if (activity && status) rounds.push(...(await readRounds(orm, { campaign, activity, status, period, now })));
    }
    return {
      answer: [
        lines(
          say('calendar_of', { from, to, now: iso(now) }),
          say('notice_rule', { days: NOTICE_DAYS, end: iso(noticedEnd(now)) }),
        ),
        table('calendar_rounds', rounds, { title: say('rounds_then'), empty: say('no_rounds_then') }),
        table('calendar_texts', await readTexts(orm, services.revisions.current(), period, now), {
          title: say('texts_then'),
          empty: say('no_texts_then'),
        }),
        table('calendar_seasons', seasonsOf(campaigns, statuses, now), {
          title: say('seasons_then'),
          empty: say('no_seasons_then'),
        }),
      ],
    };
  },
});

interface Predicting {
  campaign: Campaign;
  activity: ActivityOf<'predict'>;
  status: DatedStatus;
  period: Period;
  now: Date;
}

/** The rounds of a campaign within a period and the campaign's dates. */
async function readRounds(orm: Orm, { campaign: { slug }, activity, status, period, now }: Predicting) {
  const { beginsAt, endsAt } = status;
  const rounds = roundsBetween(await readRhythm({ orm, slug }, activity.round), period).filter(
    (round) => (!beginsAt || round.resultAt > beginsAt) && (!endsAt || round.beginsAt < endsAt),
  );
  const begun = rounds.filter((round) => round.beginsAt <= now).map(({ id }) => id);
  const splits =
    begun.length > 0 ? await readSplits({ orm, slug, activity }, begun) : new Map<string, Map<string, number>>();
  const ends = new Map((await readEnds(orm, slug)).map((end) => [end.round, end]));
  return rounds.map((round) => {
    const guesses = [...(splits.get(round.id)?.values() ?? [])].reduce((all, count) => all + count, 0);
    return {
      campaign: slug,
      round: round.id,
      state: stateOf(round, ends.get(round.id), guesses, now),
      begins: iso(round.beginsAt),
      closes: iso(round.closesAt),
      result: iso(round.resultAt),
      guesses,
    };
  });
}

function stateOf({ beginsAt, closesAt, resultAt }: Round, end: RoundEnd | undefined, guesses: number, now: Date) {
  if (end) return end.outcome === null ? ('called_off' as const) : ('settled' as const);
  if (now < beginsAt) return 'coming' as const;
  if (now < closesAt) return 'open' as const;
  if (now < resultAt) return 'closed' as const;
  return guesses > 0 ? ('due' as const) : ('unused' as const);
}

/**
 * The days of each seasonal campaign's season, which goes on or comes next; of one that has ended within its season, those of the next
 * one. A campaign that has these dates already is left out.
 */
function seasonsOf(campaigns: readonly Campaign[], statuses: ReadonlyMap<string, DatedStatus>, now: Date) {
  return campaigns.flatMap(({ slug, season }) => {
    const current = season && seasonAt(season, now);
    if (!current) return [];
    const { beginsAt = null, endsAt = null } = statuses.get(slug) ?? {};
    const hasRun = endsAt && endsAt <= now && endsAt > beginningOf(current.from);
    const days = hasRun ? nextSeason(season, now) : current;
    if (!days) return [];
    const [from, to] = [beginningOf(days.from), beginningOf(addDays(days.to, 1))];
    if (beginsAt?.getTime() === from.getTime() && endsAt?.getTime() === to.getTime()) return [];
    return [{ campaign: slug, season, from: days.from, to: days.to }];
  });
}

/** The revisions that are published for a period. */
async function readTexts(orm: Orm, known: RevisionTable, period: Period, now: Date) {
  const { pointers, stored } = await readRevisions(orm, known);
  const [first, last] = [period.from.getTime(), period.to.getTime()];
  return pointers
    .filter(({ subject = 'text', from, to }) => subject === 'text' && from < last && (to === null || to > first))
    .map(({ revision, slug, brand, from, to }) => ({
      campaign: slug,
      brand: brand ?? 'all',
      revision,
      state: from > now.getTime() ? ('scheduled' as const) : ('begun' as const),
      from: iso(new Date(from)),
      to: to === null ? null : iso(new Date(to)),
      headline: (stored.find(({ id }) => id === revision)?.patch as Patch | undefined)?.hero?.headline ?? null,
    }))
    .sort((one, other) => (one.from < other.from ? -1 : 1));
}
