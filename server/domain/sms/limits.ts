import { DAY, HOUR } from '../../platform/clock/clock';
import type { Orm } from '../../platform/database/types';
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
const NEW_NUMBERS_SHARE = 0.75;
const BUDGET_KEY = 'sms:budget';
const NEW_NUMBERS_KEY = 'sms:budget:new';
const TOO_OFTEN = '发送过于频繁，请稍后再试';
/** Used codes of others make room at any moment, so this is the longest wait that is reported. */
const SHARED_WAIT_SECONDS = 60;

/**
 * The limits that one SMS counts against; the budget of the whole service comes last, because every send waits for its
 * rows.
 */
export async function smsLimits(
  { orm, vault, limits }: { orm: Orm; vault: Vault; limits: SmsLimits },
  { purpose, hasAccount, ...origin }: SmsOrigin & { purpose: string; hasAccount: boolean },
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
  const newNumbers = { key: NEW_NUMBERS_KEY, max: newNumbersBudget(limits), window: HOUR };
  const counted: Limit[] = [
    { key: `sms:cooldown:${purpose}:${number}`, max: 1, window: COOLDOWN_SECONDS * 1000 },
    {
      key: `sms:asker:${number}:${hashAsker(vault, origin.address)}`,
      max: limits.perAsker,
      window: DAY,
    },
    { key: `sms:number:${number}`, max: limits.perNumber, window: DAY },
    ...origins.map(shared),
    ...(hasAccount ? [] : [newNumbers]),
    { key: BUDGET_KEY, max: limits.hourlyBudget, window: HOUR },
  ];
  return counted.map((limit) => ({ ...limit, message: TOO_OFTEN }));
}

/** SMS per hour to numbers without an account. */
function newNumbersBudget({ hourlyBudget }: SmsLimits): number {
  return Math.max(1, Math.floor(hourlyBudget * NEW_NUMBERS_SHARE));
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
  const uses = await readUses(orm, [BUDGET_KEY, NEW_NUMBERS_KEY], now);
  const of = (key: string, most: number) => {
    const use = uses.get(key);
    return { most, used: use?.count ?? 0, startedAt: use?.startedAt ?? null };
  };
  return { all: of(BUDGET_KEY, limits.hourlyBudget), unknown: of(NEW_NUMBERS_KEY, newNumbersBudget(limits)) };
}

/** Whether the SMS just counted is the one that uses up half of an hour's budget. */
export async function isHalfUsed(transaction: Orm, { hourlyBudget }: SmsLimits, now: Date): Promise<boolean> {
  const used = (await readUses(transaction, [BUDGET_KEY], now)).get(BUDGET_KEY)?.count;
  return used === Math.ceil(hourlyBudget / 2);
}

function hoursSince(startedAt: Date | undefined, now: Date): number {
  return startedAt ? Math.max(0, Math.floor((now.getTime() - startedAt.getTime()) / HOUR)) : 0;
}
