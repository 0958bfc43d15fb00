import type { ExclusiveGroup } from '../activities/exclusive';
import { worthOf } from '../activities/schema';
import { type Customer, type Recurring, sum, type Worth } from '../activities/worth';
import { toHundredths } from '../reward/hundredths';
import type { Campaign } from './schema';

/** What one customer can collect in a campaign, in US dollars. */
export interface Exposure {
  slug: string;
  /** Rewards that every customer gets who meets the conditions, once. */
  certain: number;
  /** Faces of coupons. */
  coupons: number;
  /** What luck may add at most, once. */
  luck: number;
  /** What can be collected repeatedly. */
  recurring: Recurring[];
}

/** What a customer gets in a campaign, by exclusive group. */
interface Share {
  campaign: Campaign;
  worths: Worth[];
  own: number;
  grouped: Partial<Record<ExclusiveGroup, number>>;
}

/** The most that one customer can collect over all campaigns; of campaigns that exclude each other only the largest counts. */
export function exposureOf(campaigns: readonly Campaign[], customer: Customer): Exposure[] {
  const shares = campaigns.map((campaign) => shareOf(campaign, customer));
  const best = bestChoice(shares);
  return shares.map((share) => {
    const { campaign, worths } = share;
    const taken = best.taken.has(share);
    return {
      slug: campaign.slug,
      certain: taken ? amountOf(share, best.group) : 0,
      coupons: taken ? sum(worths.map(({ coupons = 0 }) => coupons)) : 0,
      luck: taken ? sum(worths.map(({ luck = 0 }) => luck)) : 0,
      recurring: worths.flatMap(({ recurring = [] }) => recurring),
    };
  });
}

/** Chooses one campaign of every family and one for the group of first deposits, so that the sum is largest. */
function bestChoice(shares: readonly Share[]): { taken: Set<Share>; group: Share | undefined } {
  const choices = [undefined, ...shares].map((group) => {
    const families = new Map<string, Share>();
    for (const share of shares) {
      const family = share.campaign.exclusive ?? `alone:${share.campaign.slug}`;
      const known = families.get(family);
      if (!known || amountOf(share, group) > amountOf(known, group)) families.set(family, share);
    }
    const taken = new Set(families.values());
    return { taken, group, total: sum([...taken].map((share) => amountOf(share, group))) };
  });
  return choices.reduce((best, choice) => (choice.total > best.total ? choice : best));
}

function amountOf(share: Share, group: Share | undefined): number {
  const grouped = share === group ? sum(Object.values(share.grouped)) : 0;
  return toHundredths(share.own + grouped);
}

function shareOf(campaign: Campaign, customer: Customer): Share {
  const worths = campaign.activities.map((activity) => worthOf(activity, customer));
  const share: Share = { campaign, worths, own: 0, grouped: {} };
  for (const { amount, group } of worths.flatMap(({ certain = [] }) => certain)) {
    if (group) share.grouped[group] = (share.grouped[group] ?? 0) + amount;
    else share.own += amount;
  }
  return share;
}
