import type { Condition } from '../activities/condition';
import type { CreditSource } from '../activities/credits';
import type { ExclusiveGroup } from '../activities/exclusive';
import type { Activity, ActivityOf } from '../activities/schema';
import { toHundredths } from '../reward/hundredths';
import { rewardFor } from '../reward/tiers';
import type { Campaign } from './schema';

/** What a customer does who does everything: opens an account, verifies it, binds a card, deposits once and trades. */
export interface Customer {
  /** US dollars of the one deposit. */
  deposit: number;
  /** Standard lots closed; infinite for as many as ladders ask for. */
  lots: number;
}

/** What one customer could collect in a campaign, in US dollars. */
export interface Exposure {
  slug: string;
  /** Given to everybody who does it, at most once. */
  certain: number;
  /** Faces of coupons. */
  coupons: number;
  /** What luck may add at most, once. */
  luck: number;
  /** What can be had again and again, in words of the definition's own values. */
  recurring: string[];
}

/** What a draw may bring. */
interface Drawn {
  prize: { amount: number; unit: string } | null;
  /** Pieces; `null` where it never runs out. */
  stock: number | null;
}

/** Days for which boxes stay open. */
const DAYS = { day: 1, month: 31 } as const;

/** A customer's share of a campaign by the groups of which one campaign alone is given. */
interface Share {
  campaign: Campaign;
  own: number;
  grouped: Partial<Record<ExclusiveGroup, number>>;
}

/** What one customer could collect at most over campaigns, of what excludes each other the largest alone. */
export function exposureOf(campaigns: readonly Campaign[], customer: Customer): Exposure[] {
  const shares = campaigns.map((campaign) => shareOf(campaign, customer));
  const best = bestChoice(shares);
  return shares.map((share) => {
    const { campaign } = share;
    const { activities } = campaign;
    const taken = best.taken.has(share);
    return {
      slug: campaign.slug,
      certain: taken ? amountOf(share, best.group) : 0,
      coupons: taken ? sum(activities.map((activity) => couponsOf(activity, customer))) : 0,
      luck: taken ? sum(activities.map((activity) => luckOf(activity, customer))) : 0,
      recurring: activities.flatMap((activity) => recurringOf(activity, customer)),
    };
  });
}

/** Of every family of siblings one campaign, and for the group of first deposits one campaign, by which most is collected. */
function bestChoice(shares: readonly Share[]): { taken: Set<Share>; group: Share | undefined } {
  const holders = [undefined, ...shares.filter(({ grouped }) => Object.keys(grouped).length > 0)];
  const choices = holders.map((group) => {
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
  const share: Share = { campaign, own: 0, grouped: {} };
  const add = (amount: number, group: ExclusiveGroup | undefined) => {
    if (group) share.grouped[group] = (share.grouped[group] ?? 0) + amount;
    else share.own += amount;
  };
  for (const activity of campaign.activities) {
    if (activity.kind === 'tiers') add(ladderOf(activity, customer), activity.exclusive);
    if (activity.kind === 'tasks') {
      for (const { prize, exclusive } of doneTasks(activity, customer)) add(moneyOf(prize), exclusive);
    }
  }
  return share;
}

function ladderOf({ measure, tiers }: ActivityOf<'tiers'>, { deposit, lots }: Customer): number {
  return rewardFor(tiers, measure === 'lots' ? lots : deposit);
}

function doneTasks({ order, tasks }: ActivityOf<'tasks'>, customer: Customer) {
  const missing = tasks.findIndex(({ condition }) => !isMet(condition, customer));
  if (order === 'sequence' && missing >= 0) return tasks.slice(0, missing);
  return tasks.filter(({ condition }) => isMet(condition, customer));
}

function couponsOf(activity: Activity, customer: Customer): number {
  if (activity.kind !== 'coupon') return 0;
  return sum(activity.coupons.map(({ condition, face }) => (isMet(condition, customer) ? face : 0)));
}

/** The largest prizes of what is drawn once; what a day or a month renews is recurring. */
function luckOf(activity: Activity, customer: Customer): number {
  if (activity.kind === 'treasure' && activity.renews === 'never') {
    const daily = activity.credits.some(({ from }) => from === 'day');
    return boxesLuck(activity, daily ? Infinity : creditsOnce(activity.credits, customer), customer);
  }
  return activity.kind === 'wheel' ? bestDraws(activity.segments, creditsOnce(activity.credits, customer)) : 0;
}

/** Credits that are earned once, those of days aside. */
function creditsOnce(sources: readonly CreditSource[], customer: Customer): number {
  const counts = sources.map((source) => {
    if (source.from === 'day') return 0;
    if (source.from === 'lots') return Math.min(source.max, Math.floor(customer.lots / source.each));
    return isMet(source.condition, customer) ? source.count : 0;
  });
  return sum(counts);
}

function creditsADay(sources: readonly CreditSource[]): number {
  return sum(sources.map((source) => (source.from === 'day' ? source.count : 0)));
}

/** The most that the boxes of one time bring: those of days and conditions, and as many others as there are credits for. */
function boxesLuck({ boxes }: ActivityOf<'treasure'>, credits: number, customer: Customer): number {
  const open = boxes.filter(
    ({ unlock }) => unlock.by === 'day' || (unlock.by === 'condition' && isMet(unlock.condition, customer)),
  );
  const byCredit = boxes.filter(({ unlock }) => unlock.by === 'credit').map(({ outcomes }) => bestDraws(outcomes, 1));
  const best = byCredit.sort((one, other) => other - one).slice(0, credits);
  return sum([...open.map(({ outcomes }) => bestDraws(outcomes, 1)), ...best]);
}

/** The most that so many draws bring, as far as there are pieces. */
function bestDraws(outcomes: readonly Drawn[], draws: number): number {
  const byMoney = outcomes
    .map(({ prize, stock }) => ({ money: moneyOf(prize), pieces: stock ?? Infinity }))
    .sort((one, other) => other.money - one.money);
  let [total, left] = [0, draws];
  for (const { money, pieces } of byMoney) {
    const drawn = Math.min(left, pieces);
    if (drawn > 0) total += money * drawn;
    left -= drawn;
  }
  return toHundredths(total);
}

function recurringOf(activity: Activity, customer: Customer): string[] {
  switch (activity.kind) {
    case 'wheel':
      return creditsADay(activity.credits) > 0
        ? [`$${bestDraws(activity.segments, creditsADay(activity.credits))} a day by luck`]
        : [];
    case 'treasure':
      if (activity.renews === 'never') return [];
      return [
        `$${boxesLuck(activity, creditsADay(activity.credits) * DAYS[activity.renews], customer)} a ${activity.renews} by luck`,
      ];
    case 'redpacket':
      return [`$${Math.max(...activity.packets.map(({ prize }) => moneyOf(prize)))} a round by luck`];
    case 'quiz':
      return [`$${Math.max(...activity.prizes.map(({ prize }) => moneyOf(prize)))} a week`];
    case 'predict':
      return [
        `$${moneyOf(activity.prize)} a round`,
        ...activity.streaks.map((streak) => `$${moneyOf(streak.prize)} for ${streak.length} in a row`),
      ];
    case 'signin':
      return [`$${sum(activity.milestones.map(({ prize }) => moneyOf(prize)))} a ${activity.cycle}`];
    case 'cashback':
      return [`$${Math.max(...activity.groups.map(({ perLot }) => perLot))} a lot`];
    case 'invite':
      return [
        `$${moneyOf(activity.each) * activity.monthlyMax} a month for friends`,
        ...activity.tiers.map(({ friends, prize }) => `$${moneyOf(prize)} once for ${friends} of them`),
      ];
    case 'tiers':
      return activity.term ? [`its ladder again each ${activity.term}`] : [];
    case 'points':
      return ['what points buy'];
    default:
      return [];
  }
}

function isMet(condition: Condition, { deposit, lots }: Customer): boolean {
  switch (condition.type) {
    case 'registered':
    case 'verified':
    case 'card':
      return true;
    case 'first-deposit':
    case 'deposit':
      return deposit >= condition.from;
    case 'trade':
      return lots >= condition.from;
  }
}

/** US dollars of a prize; points and things are none. */
function moneyOf(prize: { amount: number; unit: string } | null): number {
  return prize && ['usd', 'usdt', 'coupon'].includes(prize.unit) ? prize.amount : 0;
}

function sum(numbers: readonly number[]): number {
  return toHundredths(numbers.reduce((all, number) => all + number, 0));
}
