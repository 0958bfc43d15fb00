import { setImmediate } from 'node:timers/promises';
import type { Activity } from '@/lib/activities/schema';
import { exposureOf } from '@/lib/campaign/exposure';
import type { Campaign } from '@/lib/campaign/schema';
import type { Simulation } from '@/lib/campaign/simulation';
import { keyOf } from '@/lib/random';
import { toHundredths } from '@/lib/reward/hundredths';
import { beijingDay } from '@/lib/time/calendar';
import { activityEngine } from '../activity-engine';
import { sum } from '../engine/credits';
import { type Assumptions, daysOf, type Played, play } from './play';

/** How often the campaign is played. */
const RUNS = 20;
/** Steps between which other work of the process runs. */
const STEPS = 200;
/** A customer whom no condition and no ladder stops. */
const RICHEST = { deposit: Number.MAX_SAFE_INTEGER, lots: Number.MAX_SAFE_INTEGER };

/** Simulates a campaign {@link RUNS} times; the same for the same campaign, assumptions and seed. */
export async function simulate(campaign: Campaign, assumptions: Assumptions, seed: number): Promise<Simulation> {
  const runs: ReturnType<typeof resultOf>[] = [];
  for (let run = 0; run < RUNS; run++) {
    const playing = play(campaign, assumptions, keyOf(seed, `run ${run}`));
    let step = playing.next();
    for (let steps = 1; !step.done; step = playing.next(), steps++) if (steps % STEPS === 0) await setImmediate();
    runs.push(resultOf(step.value));
  }
  const { customers, source, budget } = assumptions;
  const days = daysOf(campaign, assumptions);
  const [{ slug: _, ...most } = { certain: 0, coupons: 0, luck: 0, recurring: [] }] = exposureOf([campaign], RICHEST);
  const costs = runs.map(({ dollars }) => dollars).sort((one, other) => one - other);
  const boundAt = (part: number) => costs[Math.round(part * (costs.length - 1))] ?? 0;
  return {
    seed,
    runs: RUNS,
    source,
    customers,
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    cost: { mean: meanOf(costs), low: boundAt(0.05), high: boundAt(0.95) },
    most,
    largest: Math.max(...runs.map(({ largest }) => largest)),
    stock: campaign.activities.flatMap((activity) =>
      activityEngine.limitedItemsOf(activity).map(({ item, name, total, perRound }) => ({
        name,
        total,
        perRound,
        taken: meanOf(runs.map(({ pieces }) => pieces.get(`${activity.kind} ${item}`) ?? 0)),
        usedUp: momentOf(runs.map(({ usedUp }) => usedUp.get(`${activity.kind} ${item}`))),
      })),
    ),
    odds: campaign.activities.flatMap(drawsOf).map(({ label, outcomes }) => ({
      name: label,
      sum: sum(outcomes.map(({ odds }) => odds)),
    })),
    budget:
      budget === undefined
        ? undefined
        : {
            dollars: budget,
            used: meanOf(runs.map(({ spent }) => spent)),
            usedUp: momentOf(runs.map(({ exhausted }) => exhausted)),
          },
  };
}

/** What is needed of a run; its customers take much memory. */
function resultOf({ world: { cents, pieces, usedUp, spent, exhausted }, customers }: Played) {
  const largest = customers.reduce((most, customer) => Math.max(most, customer.cents), 0) / 100;
  return { dollars: cents / 100, pieces, usedUp, spent: spent / 100, exhausted, largest };
}

function drawsOf(activity: Activity) {
  if (activity.kind === 'wheel') return [{ label: activity.title, outcomes: activity.segments }];
  return activity.kind === 'treasure' ? activity.boxes : [];
}

function momentOf(moments: readonly (Date | undefined)[]) {
  const days = moments.flatMap((moment) => (moment ? beijingDay(moment) : [])).sort();
  return { share: days.length / moments.length, day: days[Math.floor((days.length - 1) / 2)] ?? null };
}

function meanOf(values: readonly number[]): number {
  return toHundredths(sum(values) / values.length);
}
