import { KINDS } from '../activities/schema';
import { toHundredths } from '../reward/hundredths';
import type { Campaign, Hero } from './schema';

/** An amount of money that a text promises, by the word before it; other amounts are conditions or prices. */
const PROMISED =
  /(?:至多|高达|合计|[得领送赠返])\s*(?:共|取)?\s*(?<written>\$(?<dollars>\d[\d,]*(?:\.\d+)?)|(?<usdt>\d[\d,]*(?:\.\d+)?) USDT)/gu;

/**
 * Amounts that heroes promise and the campaign does not give: `hero.offer: 许诺 $888，全部奖励至多 $588`.
 *
 * @returns each field at fault
 */
export function overpromised(campaign: Campaign): string[] {
  const most = mostOf(campaign);
  const heroes: [string, Hero][] = [
    ['hero', campaign.hero],
    ...campaign.otherPages.flatMap(({ hero }, index): [string, Hero][] =>
      hero ? [[`otherPages.${index}.hero`, hero]] : [],
    ),
  ];
  return heroes.flatMap(([place, { kicker = '', headline, offer, lead = '' }]) =>
    Object.entries({ kicker, headline, offer, lead }).flatMap(([field, text]) =>
      promisesIn(text)
        .filter(({ amount }) => amount > most)
        .map(({ written }) => `${place}.${field}: 许诺 ${written}，全部奖励至多 $${most}`),
    ),
  );
}

function promisesIn(text: string): { amount: number; written: string }[] {
  return [...text.matchAll(PROMISED)].map(({ groups }) => {
    const { written = '', dollars, usdt = '' } = groups ?? {};
    return { amount: Number((dollars ?? usdt).replaceAll(',', '')), written };
  });
}

/** What the activities of a campaign give at most, each of them once. */
function mostOf({ activities }: Campaign): number {
  const most = activities.map((activity) => {
    const amounts = amountsIn(activity);
    return KINDS[activity.kind].prizes === 'all' ? sum(amounts) : Math.max(0, ...amounts);
  });
  return sum(most);
}

/** Every amount of money that a part of a definition gives. */
function amountsIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(amountsIn);
  if (typeof value !== 'object' || value === null) return [];
  const { amount, unit } = value as { amount?: unknown; unit?: unknown };
  if (typeof amount === 'number') return ['usd', 'usdt', 'coupon'].includes(String(unit)) ? [amount] : [];
  return Object.entries(value).flatMap(([key, item]) =>
    typeof item === 'number' && GIVEN.includes(key) ? [item] : amountsIn(item),
  );
}

/** Fields whose number is an amount that is given: of a ladder, of a coupon, for a lot. */
const GIVEN: readonly string[] = ['reward', 'face', 'perLot'];

function sum(numbers: readonly number[]): number {
  return toHundredths(numbers.reduce((all, number) => all + number, 0));
}
