import { and, desc, eq, gt, gte, inArray } from 'drizzle-orm';
import { beijingDay } from '@/lib/time/calendar';
import { accounts } from '../../../../platform/database/schema/accounts';
import { identities } from '../../../../platform/database/schema/identity';
import { openMobile } from '../../../../platform/secrets/mobile';
import { maskMobile } from '../../../sms/mask-mobile';
import { meets, readFactsOf } from '../../engine/facts';
import type { AccountContext } from '../../engine/module';

/** Somebody who registered through the visitor's code. */
export interface Friend {
  account: string;
  /** Masked. */
  mobile: string;
  registeredAt: Date;
  /** Has done what the campaign asks, and is another person than the visitor and than the friends before. */
  counts: boolean;
}

/** The Beijing month in which a friend registered, `YYYY-MM`. */
export function monthOf({ registeredAt }: Friend): string {
  return beijingDay(registeredAt).slice(0, 7);
}

export async function readInviteCode({ orm, account }: AccountContext<'invite'>): Promise<string> {
  return (await readOwn(orm, account)).inviteCode;
}

/** The visitor's friends since the campaign began, newest first. */
export async function readFriends(context: AccountContext<'invite'>): Promise<Friend[]> {
  const { orm, services, account, activity, since } = context;
  const own = await readOwn(orm, account);
  // Who invites is older than who is invited, so that accounts that invited each other in a circle give nothing.
  const invited = and(eq(accounts.invitedBy, account), gt(accounts.createdAt, own.createdAt));
  const rows = await orm
    .select({ account: accounts.number, mobileSealed: accounts.mobileSealed, registeredAt: accounts.createdAt })
    .from(accounts)
    .where(since ? and(invited, gte(accounts.createdAt, since)) : invited)
    .orderBy(desc(accounts.createdAt), desc(accounts.number));
  const numbers = rows.map((row) => row.account);
  const facts = await readFactsOf(orm, numbers, since);
  const same = await readSamePersons(context, numbers.toReversed());
  return rows.map(({ account: number, mobileSealed, registeredAt }) => {
    const done = facts.get(number);
    return {
      account: number,
      mobile: mobileSealed === null ? '' : maskMobile(openMobile(services.vault, mobileSealed)),
      registeredAt,
      counts: done !== undefined && meets(activity.condition, done) && !same.has(number),
    };
  });
}

/** Accounts whose identity is the visitor's own or that of an earlier one of them. */
async function readSamePersons(
  { orm, services: { vault }, account }: AccountContext<'invite'>,
  friends: readonly string[],
): Promise<Set<string>> {
  const all = [account, ...friends];
  const rows = await orm
    .select({ account: identities.account, numberSealed: identities.numberSealed })
    .from(identities)
    .where(inArray(identities.account, all));
  const persons = new Map(rows.map((row) => [row.account, vault.open('identity-number', row.numberSealed)]));
  const seen = new Set<string>();
  return new Set(
    all.filter((number) => {
      const person = persons.get(number);
      if (!person) return false;
      const known = seen.has(person);
      seen.add(person);
      return known;
    }),
  );
}

async function readOwn(orm: AccountContext<'invite'>['orm'], account: string) {
  const [own] = await orm
    .select({ inviteCode: accounts.inviteCode, createdAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.number, account));
  if (!own) throw new Error('A session names an account that does not exist.');
  return own;
}
