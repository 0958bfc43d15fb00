import { brands } from '@/brands';
import { after, DAY, HOUR } from '../../platform/clock/clock';
import type { Orm } from '../../platform/database/types';
import type { SMS_BUDGET_PARTS } from '../../platform/events/events';
import { type Limit, readUses } from '../../platform/limits/service';
import { mobileHash } from '../../platform/secrets/mobile';
import type { Vault } from '../../platform/secrets/vault';
import { hashAsker } from './codes';
import {
  allowance,
  roomKey,
  type SharedLimits,
  type SharedOrigin,
  type SmsOrigin,
  sharedOrigins,
  usedKey,
} from './origins';

/** How many SMS codes are sent; `send-code.ts` counts them. */
export interface SmsLimits extends SharedLimits {
  /** Per hour, by the whole service. */
  hourlyBudget: number;
  /** Per day, to a mobile number. */
  perNumber: number;
  /** Per day, to a number, for one address that requests them. */
  perAsker: number;
}

/** Seconds between two codes for one number and purpose. */
export const COOLDOWN_SECONDS = 60;
/** Numbers without an account may use this share of the service's budget; the rest is reserved for accounts. */
const NEW_NUMBERS_SHARE = 3 / 4;
/** Numbers without an account may use this share of it for one brand. */
const BRAND_SHARE = 1 / 4;
const BUDGET_KEY = 'sms:budget';
const NEW_NUMBERS_KEY = 'sms:budget:new';
const BRAND_KEY = 'sms:budget:brand:';
const TOO_OFTEN = '发送过于频繁，请稍后再试';
const BUDGET_USED_UP = '目前获取验证码的人较多，请稍后再试';
/** Used codes of others make room at any moment, so this is the longest wait that is reported. */
const SHARED_WAIT_SECONDS = 60;

/**
 * The limits that one SMS counts against; the budget of the whole service comes last, because every send waits for its
 * rows.
 */
export async function smsLimits(
  { orm, vault, limits }: { orm: Orm; vault: Vault; limits: SmsLimits },
  { purpose, appCode, hasAccount, ...origin }: SmsOrigin & { purpose: string; appCode: string; hasAccount: boolean },
  now: Date,
): Promise<Limit[]> {
  const number = mobileHash(vault, origin.mobile);
  const origins = sharedOrigins(vault, limits, origin);
  const known = await readUses(
    orm,
    origins.flatMap(({ name }) => [roomKey(name), usedKey(name)]),
    now,
  );
  const shared = (origin: SharedOrigin): Limit => ({
    key: roomKey(origin.name),
    max: allowance(origin, {
      hours: hoursSince(known.get(roomKey(origin.name))?.startedAt, now),
      used: known.get(usedKey(origin.name))?.count ?? 0,
    }),
    window: DAY,
    longestWait: SHARED_WAIT_SECONDS,
  });
  const counted: Limit[] = [
    { key: `sms:cooldown:${purpose}:${number}`, max: 1, window: COOLDOWN_SECONDS * 1000 },
    {
      key: `sms:asker:${number}:${hashAsker(vault, origin.address)}`,
      max: limits.perAsker,
      window: DAY,
    },
    { key: `sms:number:${number}`, max: limits.perNumber, window: DAY },
    ...origins.map(shared),
  ];
  const { brandBudget, unknown, all } = budgets(limits);
  return [
    ...counted.map((limit) => ({ ...limit, message: TOO_OFTEN })),
    ...(hasAccount ? [all] : [brandBudget(appCode), unknown, all]).map((budget) => ({
      ...budget,
      message: BUDGET_USED_UP,
    })),
  ];
}

/** The budgets of an hour, by what they limit. Codes of no brand, which a visitor may make up, share one. */
function budgets({ hourlyBudget }: SmsLimits) {
  const share = (key: string, part: number): Limit => {
    return { key, max: Math.max(1, Math.floor(hourlyBudget * part)), window: HOUR };
  };
  const isBrand = (code: string) => brands.some(({ appCode }) => appCode === code);
  return {
    all: share(BUDGET_KEY, 1),
    unknown: share(NEW_NUMBERS_KEY, NEW_NUMBERS_SHARE),
    brandBudget: (appCode: string) => share(`${BRAND_KEY}${isBrand(appCode) ? appCode : ''}`, BRAND_SHARE),
  };
}

interface Use {
  most: number;
  used: number;
  /** When its hour began; `null` before the first SMS. */
  startedAt: Date | null;
}

/** SMS of the current hour. */
export interface BudgetUse {
  all: Use;
  /** To numbers without an account. */
  unknown: Use;
}

/** How much of an hour's budget is used. */
export async function readBudgetUse(orm: Orm, limits: SmsLimits, now: Date): Promise<BudgetUse> {
  const { all, unknown } = budgets(limits);
  const uses = await readUses(orm, [all.key, unknown.key], now);
  const of = ({ key, max }: Limit) => {
    const use = uses.get(key);
    return { most: max, used: use?.count ?? 0, startedAt: use?.startedAt ?? null };
  };
  return { all: of(all), unknown: of(unknown) };
}

/** A budget without SMS until its hour ends. */
export interface UsedUpBudget {
  /** `all`, for numbers without an account (`unknown`), or for those that ask for one brand. */
  budget: Exclude<Reached, 'half'>;
  /** The code of that brand; empty for codes of no brand, and for other budgets. */
  appCode: string;
  most: number;
  startedAt: Date;
  endsAt: Date;
}

/** The budgets that are used up. */
export async function readUsedUp(orm: Orm, limits: SmsLimits, now: Date): Promise<UsedUpBudget[]> {
  const { all, unknown, brandBudget } = budgets(limits);
  const each = [all, unknown, ...['', ...brands.map(({ appCode }) => appCode)].map(brandBudget)];
  const uses = await readUses(
    orm,
    each.map(({ key }) => key),
    now,
  );
  return each.flatMap(({ key, max }) => {
    const use = uses.get(key);
    if (!use || use.count < max) return [];
    const [budget, appCode] = nameOf(key);
    return [{ budget, appCode, most: max, startedAt: use.startedAt, endsAt: after(use.startedAt, HOUR) }];
  });
}

function nameOf(key: string): [budget: UsedUpBudget['budget'], appCode: string] {
  if (key.startsWith(BRAND_KEY)) return ['brand', key.slice(BRAND_KEY.length)];
  return [key === BUDGET_KEY ? 'all' : 'unknown', ''];
}

/** What an SMS used up: half of the hour's budget, or a budget. */
export type Reached = (typeof SMS_BUDGET_PARTS)[number];

/** What the SMS just counted against the limits is the last one of. */
export async function readReached(transaction: Orm, limits: readonly Limit[], now: Date): Promise<Reached[]> {
  const each = limits.filter(({ key }) => key.startsWith(BUDGET_KEY));
  const uses = await readUses(
    transaction,
    each.map(({ key }) => key),
    now,
  );
  return each.flatMap(({ key, max }): Reached[] => {
    const used = uses.get(key)?.count;
    return [
      ...(key === BUDGET_KEY && used === Math.ceil(max / 2) ? ['half' as const] : []),
      ...(used === max ? [nameOf(key)[0]] : []),
    ];
  });
}

function hoursSince(startedAt: Date | undefined, now: Date): number {
  return startedAt ? Math.max(0, Math.floor((now.getTime() - startedAt.getTime()) / HOUR)) : 0;
}
