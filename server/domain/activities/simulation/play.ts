import type { Requirements } from '@/lib/activities/requirements';
import type { Activity, ActivityKind } from '@/lib/activities/schema';
import type { Campaign } from '@/lib/campaign/schema';
import { addDays, beginningOf } from '@/lib/time/calendar';
import { after, DAY } from '../../../platform/clock/clock';
import { isRecent } from '../engine/obstacle';
import { type Simulate, type SimulatedAct, SimulatedWorld } from '../engine/simulated';
import { type Profile, SimulatedAccount } from '../engine/simulated-customer';
import { roundsBetween } from '../kinds/predict/rounds';
import { settleSimulated } from '../kinds/predict/simulate';
import * as simulations from '../simulations';

const SIMULATIONS: { readonly [Kind in ActivityKind]: Simulate<Kind> } = simulations;

/** Who takes part in a simulated campaign, and when. */
export interface Assumptions {
  /** How many customers take part. */
  customers: number;
  /** The customers are like these, each as often as another. */
  profiles: readonly Profile[];
  /** Whether these are of accounts or stated. */
  source: 'accounts' | 'stated';
  /** Probability of a right answer in a quiz, 0 to 1. */
  rightShare: number;
  /** The first Beijing day, `YYYY-MM-DD`, if the campaign has no dates. */
  from: string;
  /** How many days are simulated at most. */
  days: number;
  /** US dollars; without it the campaign may give everything. */
  budget?: number | undefined;
}

/** A step of a simulation: what a customer tries in an activity, nothing if not admitted; or the end of a round. */
export type Step =
  | { customer: SimulatedAccount; kind: ActivityKind; now: Date; acts: readonly SimulatedAct[] }
  | { now: Date; round: string; outcome: string | number };

export interface Played {
  world: SimulatedWorld;
  customers: readonly SimulatedAccount[];
}

/** The simulated Beijing days. */
export function daysOf({ period }: Pick<Campaign, 'period'>, { from, days }: Pick<Assumptions, 'from' | 'days'>) {
  const first = period?.from ?? from;
  const all = Array.from({ length: days }, (_, index) => addDays(first, index));
  return period ? all.filter((day) => day <= period.to) : all;
}

/** Plays a campaign day by day. The customers of a day come one after another, on each day another one first. */
export function* play(campaign: Campaign, assumptions: Assumptions, seed: number): Generator<Step, Played> {
  const days = daysOf(campaign, assumptions).map(beginningOf);
  const [since = new Date(0)] = days;
  const world = new SimulatedWorld(since, seed, (assumptions.budget ?? Infinity) * 100);
  const customers = Array.from({ length: assumptions.customers }, (_, index) =>
    newCustomer(`${10_000_000 + index}`, days, assumptions, world),
  );
  for (const day of days) {
    const first = world.choose(customers.length);
    const coming = [...customers.slice(first), ...customers.slice(0, first)].filter((one) => one.days.includes(day));
    for (const [place, customer] of coming.entries()) {
      customer.come();
      for (const activity of campaign.activities) {
        world.now = after(day, Math.floor((place / coming.length) * DAY));
        yield visit(activity, customer, world);
      }
    }
    world.now = after(day, DAY);
    yield* settle(campaign, customers, world, { from: day, to: world.now, isLast: day === days.at(-1) });
  }
  return { world, customers };
}

function newCustomer(
  number: string,
  days: readonly Date[],
  { profiles, rightShare }: Assumptions,
  world: SimulatedWorld,
) {
  const profile = profiles[world.choose(profiles.length)];
  if (!profile) throw new Error('A simulation needs profiles of customers.');
  const coming = days.filter(() => world.choose(10_000) < profile.active * 10_000);
  const one = days[world.choose(days.length)] ?? world.since;
  return new SimulatedAccount(number, profile, coming.length > 0 ? coming : [one], rightShare);
}

function visit(activity: Activity, customer: SimulatedAccount, world: SimulatedWorld): Step {
  world.kind = activity.kind;
  const { now } = world;
  // The look-up by kind loses the link between kind and activity, hence the cast.
  const simulate = SIMULATIONS[activity.kind] as Simulate<ActivityKind>;
  return {
    customer,
    kind: activity.kind,
    now,
    acts: isAdmitted(activity, customer, now) ? simulate(activity, customer.in(activity.kind), world) : [],
  };
}

function isAdmitted(activity: Activity, { profile, openedAt }: SimulatedAccount, now: Date): boolean {
  const { verified, openedWithinDays }: Requirements = ('requires' in activity && activity.requires) || {};
  if (verified && !profile.facts.verified) return false;
  return openedWithinDays === undefined || isRecent(openedAt, openedWithinDays, now);
}

/** Settles the prediction rounds whose result a day brings; after the last day all others. */
function* settle(
  { activities }: Campaign,
  customers: readonly SimulatedAccount[],
  world: SimulatedWorld,
  { from, to, isLast }: { from: Date; to: Date; isLast: boolean },
): Generator<Step> {
  const activity = activities.find(({ kind }) => kind === 'predict');
  if (activity?.kind !== 'predict') return;
  world.kind = 'predict';
  const guessing = customers.map((customer) => customer.in('predict'));
  for (const round of roundsBetween(activity.round, { from, to })) {
    if (round.resultAt > to && !isLast) continue;
    if (isLast && round.resultAt > world.now) world.now = round.resultAt;
    yield { now: world.now, round: round.id, outcome: settleSimulated(activity, round, guessing, world) };
  }
}
