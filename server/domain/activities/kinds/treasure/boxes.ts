import type { ActivityOf } from '@/lib/activities/schema';
import { beijingDay } from '@/lib/time/calendar';
import { creditsAt, creditsOwed } from '../../engine/credits';
import { limitedOutcomes, outcomesLeft } from '../../engine/draw';
import { type Entry, lastOf, readEntries } from '../../engine/entries';
import { type Facts, meets, readFacts } from '../../engine/facts';
import type { AccountContext, DefinedItem, Owed, Place } from '../../engine/module';
import { readLeft } from '../../engine/stock';

type Treasure = ActivityOf<'treasure'>;
type Box = Treasure['boxes'][number];
export type BoxState = 'locked' | 'ready' | 'opened' | 'missed';

/** A stored opening. `period` is empty if boxes stay open permanently. */
export interface Opening {
  box: string;
  period: string;
  outcome: string;
}

/** The Beijing day or month in which an opened box stays open; empty if permanently. */
export function periodOf(renews: Treasure['renews'], now: Date): string {
  if (renews === 'never') return '';
  return renews === 'day' ? beijingDay(now) : beijingDay(now).slice(0, 7);
}

/** The key of the opening of a box in a period. */
export function openingKey(period: string, box: string): string {
  return period ? `${period}:${box}` : box;
}

/** A monthly wall restocks every month; daily eggs share one stock. */
export function stockRoundOf({ renews }: Pick<Treasure, 'renews'>, now: Date): string {
  return renews === 'month' ? periodOf(renews, now) : '';
}

/** The limited items of the boxes; each box has its own. */
export function limitedContents({ boxes, renews }: Pick<Treasure, 'boxes' | 'renews'>): DefinedItem[] {
  return boxes.flatMap(({ id, label, outcomes }) =>
    limitedOutcomes(outcomes, id, renews === 'month' ? 'month' : undefined).map((item) => ({
      ...item,
      name: `${label} ${item.name}`,
    })),
  );
}

/** The remaining stock of every box. */
export async function readContents(context: Place & { activity: Treasure; now: Date }) {
  const { activity, now } = context;
  const left = await readLeft(context, limitedContents(activity), stockRoundOf(activity, now));
  return activity.boxes.map(({ id, outcomes }) => ({ id, outcomes: outcomesLeft(outcomes, id, left) }));
}

/** Boxes that an account has opened with more credits than it has earned, or by conditions that it no longer meets. */
export async function readOwed(context: AccountContext<'treasure'>): Promise<Owed> {
  const { credits, boxes } = context.activity;
  const openings = await readEntries<Opening>(context);
  const facts = await readFacts(context);
  const openedBy = (boxIds: readonly string[]) => openings.filter(({ value }) => boxIds.includes(value.box));
  const byCredit = openedBy(boxes.filter(({ unlock }) => unlock.by === 'credit').map(({ id }) => id));
  const unmet = boxes.filter(({ unlock }) => unlock.by === 'condition' && !meets(unlock.condition, facts));
  const usedAt = byCredit.map(({ at }) => at);
  const owed = [...lastOf(byCredit, creditsOwed(credits, facts, usedAt)), ...openedBy(unmet.map(({ id }) => id))];
  return { count: owed.length, sources: owed.map(({ key }) => `box:${key}`) };
}

/** An account's current credits, and the state of each box. */
export async function readBoxes(context: AccountContext<'treasure'>) {
  return boxesOf(context.activity, context.now, await readEntries<Opening>(context), await readFacts(context));
}

/** The same by the openings and facts of an account. */
export function boxesOf(activity: Treasure, now: Date, openings: readonly Entry<Opening>[], facts: Facts) {
  const byCredit = new Set(activity.boxes.filter(({ unlock }) => unlock.by === 'credit').map(({ id }) => id));
  const creditsUsed = openings.filter(({ value }) => byCredit.has(value.box)).map(({ at }) => at);
  const credits = creditsAt(now, activity.credits, facts, creditsUsed);
  const period = periodOf(activity.renews, now);
  const today = Number(beijingDay(now).slice(8));
  const opened = new Map(
    openings.filter(({ value }) => value.period === period).map(({ value }) => [value.box, value.outcome]),
  );
  const stateOf = ({ id, unlock }: Box): { state: BoxState; outcome: string | null } => {
    const outcome = opened.get(id);
    if (outcome !== undefined) return { state: 'opened', outcome };
    return { state: closedState(unlock, { facts, credits, today }), outcome: null };
  };
  return { credits, stateOf };
}

function closedState(
  unlock: Box['unlock'],
  { facts, credits, today }: { facts: Facts; credits: number; today: number },
): Exclude<BoxState, 'opened'> {
  switch (unlock.by) {
    case 'credit':
      return credits > 0 ? 'ready' : 'locked';
    case 'condition':
      return meets(unlock.condition, facts) ? 'ready' : 'locked';
    case 'day':
      if (unlock.day > today) return 'locked';
      return unlock.day === today ? 'ready' : 'missed';
  }
}
