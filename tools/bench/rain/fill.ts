import { accounts } from '@/server/platform/database/schema/accounts';
import { rewards, stock } from '@/server/platform/database/schema/activities';
import { sessions } from '@/server/platform/database/schema/sessions';
import type { Orm } from '@/server/platform/database/types';
import { hashSecret } from '@/server/platform/secrets/hash-secret';

/** The red packets of the rain, and how many of each the round has instead of those of its campaign. */
export const RAIN = { slug: 'scramble-dollar-2501', kind: 'redpacket' } as const;
const STOCK = { 'usd-88': 10, 'usd-28': 40, 'usd-8': 200, 'usd-2': 750 };
export const PACKETS = Object.values(STOCK).reduce((sum, count) => sum + count, 0);

/** Rows of one statement. */
const BATCH = 1_000;

/** The token of a phone's session. */
export function tokenOf(phone: number): string {
  return `rain-${phone}-`.padEnd(43, 'x');
}

/** Adds an account with a session for each phone, and the stock of a round. */
export async function fill(orm: Orm, phones: number, round: string, now: Date): Promise<void> {
  for (let from = 0; from < phones; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, phones - from) }, (_, index) => from + index);
    await orm.insert(accounts).values(batch.map((phone) => accountOf(phone, now)));
    await orm.insert(sessions).values(batch.map((phone) => sessionOf(phone, now)));
  }
  await orm
    .insert(stock)
    .values(Object.entries(STOCK).map(([item, total]) => ({ ...RAIN, round, item, total, taken: 0 })));
}

/** What the database says after the rain. */
export interface Given {
  rewards: number;
  /** Accounts with more than one reward. */
  twice: number;
  left: number;
  taken: number;
}

export async function readGiven(orm: Orm): Promise<Given> {
  const rows = await orm.select({ account: rewards.account }).from(rewards);
  const pieces = await orm.select().from(stock);
  const taken = pieces.reduce((sum, piece) => sum + piece.taken, 0);
  const total = pieces.reduce((sum, piece) => sum + piece.total, 0);
  const owners = new Set(rows.map(({ account }) => account));
  return { rewards: rows.length, twice: rows.length - owners.size, left: total - taken, taken };
}

function accountOf(phone: number, createdAt: Date) {
  const number = numberOf(phone);
  const from = { fromUrl: 'http://bfzh.localhost/newactivities/scramble-dollar-2501', landing: {} };
  return { number, inviteCode: number, appCode: 'bfzh', ...from, clientId: `phone-${phone}`, createdAt };
}

function sessionOf(phone: number, now: Date) {
  const tokenHash = hashSecret(tokenOf(phone));
  return { tokenHash, account: numberOf(phone), createdAt: now, lastSeenAt: now };
}

function numberOf(phone: number): string {
  return String(10_000_000 + phone);
}
