import type { Outcome } from '@/lib/activities/odds';
import type { Prize } from '@/lib/activities/prize';
import type { ActivityKind, ActivityOf } from '@/lib/activities/schema';
import type { Campaign } from '@/lib/campaign/schema';
import type { activityEntries } from '../../../../platform/database/schema/activities';

/** The required result of one stored act. */
export interface Consequence {
  source: string;
  prize: Prize | null;
  /** Round and item of the piece of stock it took. */
  took?: string;
  /** Movements of the account's points. */
  points: number[];
}

type Entry = typeof activityEntries.$inferSelect;

/** Derives the result of an act of the four kinds with stock or points from the definition. */
export function consequenceOf(campaigns: readonly Campaign[], entry: Entry): Consequence {
  const found = <Kind extends ActivityKind>(kind: Kind) =>
    campaigns
      .find(({ slug }) => slug === entry.slug)
      ?.activities.find((activity): activity is ActivityOf<Kind> => activity.kind === kind);
  const value = entry.value as Record<string, string>;
  switch (entry.kind) {
    case 'wheel': {
      const outcome = byId(found('wheel')?.segments, value.segment);
      return drawn(`spin:${entry.key}`, outcome, outcome.id);
    }
    case 'treasure': {
      const box = byId(found('treasure')?.boxes, value.box);
      const outcome = byId(box.outcomes, value.outcome);
      const round = found('treasure')?.renews === 'month' ? value.period : '';
      return drawn(`box:${entry.key}`, outcome, `${box.id}/${outcome.id}`, round);
    }
    case 'redpacket': {
      const { id, prize } = byId(found('redpacket')?.packets, value.packet);
      return { source: `round:${entry.key}`, prize, took: `${entry.key} ${id}`, points: pointsOf(prize) };
    }
    case 'points': {
      const [verb, id] = entry.key.split(':');
      if (verb === 'earn') {
        const { label, points } = byId(found('points')?.earn, id);
        return { source: entry.key, prize: { label, amount: points, unit: 'points' }, points: [points] };
      }
      const { prize, cost } = byId(found('points')?.shop, id);
      return { source: entry.key, prize, took: ` ${id}`, points: [-cost, ...pointsOf(prize)] };
    }
    default:
      throw new Error(`The result of ${entry.kind} is not known.`);
  }
}

function drawn(source: string, { prize, stock }: Outcome, item: string, round = ''): Consequence {
  const points = prize ? pointsOf(prize) : [];
  return { source, prize, ...(stock !== null && { took: `${round} ${item}` }), points };
}

function pointsOf({ amount, unit }: Prize): number[] {
  return unit === 'points' ? [amount] : [];
}

function byId<Part extends { id: string }>(parts: readonly Part[] | undefined, id: string | undefined): Part {
  const part = parts?.find((candidate) => candidate.id === id);
  if (!part) throw new Error(`An act stored ${id}, which the definition does not have.`);
  return part;
}
