import type { Activity } from '../activities/schema';
import { addDays, beginningOf, beijingDay, firstOfNextMonth, mondayOf } from '../time/calendar';
import { CHANGE_RULES, type ChangeRule } from './change-rules';
import type { Campaign } from './schema';

type Earliest = 'now' | 'next-day' | 'next-round' | 'next-term' | 'never';

/** A field that a new definition of a running campaign changes. */
export interface FieldChange {
  /** Items of lists by their id, such as `activities.wheel.segments.usd-8.odds`. */
  field: string;
  before?: string;
  after?: string;
  earliest: Earliest;
  /** The earliest moment; `null` for never. */
  at: Date | null;
  /** Why it may not change now. */
  reason?: string;
  /** Whether it changes what the campaign gives, or to whom. */
  money: boolean;
}

/** What a new definition changes, and when each change may begin while the campaign runs. */
export function changesOf(before: Campaign, after: Campaign, now: Date): FieldChange[] {
  return [...changed(before, after, '')].map(({ field, was, is, rule }) => {
    const kind = /^activities\.(\w+)/.exec(field)?.[1];
    const activity = before.activities.find((one) => one.kind === kind);
    const isFavour = typeof rule.may === 'function' && rule.may(was as never, is as never);
    const round = activity && !rule.lasts ? nextRound(activity, now) : undefined;
    const may =
      typeof rule.may === 'string' ? rule.may : isFavour ? 'now' : round && activity ? roundName(activity) : 'never';
    return {
      field,
      ...(was !== undefined && { before: textOf(was) }),
      ...(is !== undefined && { after: textOf(is) }),
      earliest: may,
      at: momentOf(may, now, round),
      ...(may !== 'now' && { reason: rule.reason }),
      money: rule.may === 'never' || typeof rule.may === 'function',
    };
  });
}

interface Changed {
  field: string;
  was: unknown;
  is: unknown;
  rule: ChangeRule;
}

/** Goes down to the fields that have a rule of their own. */
function* changed(was: unknown, is: unknown, field: string): Generator<Changed> {
  if (JSON.stringify(was) === JSON.stringify(is)) return;
  const [old, fresh] = [fieldsIn(was), fieldsIn(is)];
  const isLeaf = !old || !fresh;
  const rule = CHANGE_RULES.find(({ fields, whole }) => (whole || isLeaf) && fields.test(field));
  if (rule && (rule.whole || isLeaf)) yield { field, was, is, rule };
  if (!old || !fresh || rule) return;
  for (const name of new Set([...old.keys(), ...fresh.keys()]))
    yield* changed(old.get(name), fresh.get(name), field ? `${field}.${name}` : name);
  const order = (one: typeof old, other: typeof old) => [...one.keys()].filter((name) => other.has(name)).join();
  if (Array.isArray(was) && order(old, fresh) !== order(fresh, old))
    yield* changed(order(old, fresh), order(fresh, old), `${field}.(order)`);
}

/** The fields of an object, or the items of a list by name. */
function fieldsIn(value: unknown): Map<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return new Map(Object.entries(value).filter(([, item]) => item !== undefined));
  const named = new Map<string, unknown>();
  for (const [index, item] of value.entries()) {
    const name = nameOf(item) ?? String(index);
    named.set(named.has(name) ? `${name}~${index}` : name, item);
  }
  return named;
}

interface Item {
  condition?: { type: string };
  [field: string]: unknown;
}

function nameOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const { id, kind, heading, days, friends, length, from, condition } = item as Item;
  const name = id ?? kind ?? heading ?? days ?? friends ?? length ?? (condition ? `${from}-${condition.type}` : from);
  return name === undefined ? undefined : String(name);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function roundName({ kind }: Activity): Earliest {
  return kind === 'quiz' ? 'next-term' : 'next-round';
}

function momentOf(may: Earliest, now: Date, round: Date | undefined): Date | null {
  if (may === 'now') return now;
  if (may === 'next-day') return tomorrow(now);
  if (may === 'next-term') return nextMonday(now);
  return may === 'next-round' && round ? round : null;
}

/** When the activity's next round begins for everyone; `undefined` if it has only one, or none is known. */
function nextRound(activity: Activity, now: Date): Date | undefined {
  switch (activity.kind) {
    case 'quiz':
      return nextMonday(now);
    case 'predict': {
      const { round } = activity;
      if (round.every !== 'release') return PERIODS[round.every](now);
      return round.releases.map((at) => new Date(at)).find((at) => at > now);
    }
    case 'signin':
      return PERIODS[activity.cycle](now);
    case 'treasure':
      return activity.renews === 'never' ? undefined : PERIODS[activity.renews](now);
    case 'tiers':
      return activity.term && PERIODS[activity.term](now);
    case 'redpacket': {
      const length = activity.everyMinutes * 60_000;
      const midnight = beginningOf(beijingDay(now)).getTime();
      return new Date(midnight + (Math.floor((now.getTime() - midnight) / length) + 1) * length);
    }
    default:
      return undefined;
  }
}

const tomorrow = (now: Date) => beginningOf(addDays(beijingDay(now), 1));
const nextMonday = (now: Date) => beginningOf(addDays(mondayOf(beijingDay(now)), 7));
const PERIODS = {
  day: tomorrow,
  week: nextMonday,
  month: (now: Date) => beginningOf(firstOfNextMonth(beijingDay(now))),
};
