import type { z } from 'zod';
import { bestDraws, type Customer, creditsADay, creditsOnce, isMet, sum, type Worth } from '../worth';
import type { treasureSchema } from './definition';

type Treasure = z.infer<typeof treasureSchema>;

/** Days per period of renewal. */
const DAYS = { day: 1, month: 31 } as const;

export function worth(definition: Treasure, customer: Customer): Worth {
  const { credits, renews } = definition;
  const daily = creditsADay(credits);
  if (renews === 'never')
    return { luck: boxesLuck(definition, daily > 0 ? Infinity : creditsOnce(credits, customer), customer) };
  return { recurring: [{ per: renews, dollars: boxesLuck(definition, daily * DAYS[renews], customer), luck: true }] };
}

/** Most that one period's boxes bring: those of days and conditions, and the best others that the credits open. */
function boxesLuck({ boxes }: Treasure, credits: number, customer: Customer): number {
  const open = boxes.filter(
    ({ unlock }) => unlock.by === 'day' || (unlock.by === 'condition' && isMet(unlock.condition, customer)),
  );
  const byCredit = boxes.filter(({ unlock }) => unlock.by === 'credit').map(({ outcomes }) => bestDraws(outcomes, 1));
  const best = byCredit.sort((one, other) => other - one).slice(0, credits);
  return sum([...open.map(({ outcomes }) => bestDraws(outcomes, 1)), ...best]);
}
