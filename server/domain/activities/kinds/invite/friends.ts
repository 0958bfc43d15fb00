import { and, desc, eq, gt, gte, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Condition } from '@/lib/activities/condition';
import type { FriendState } from '@/lib/activities/invite/friend-words';
import { beijingDay } from '@/lib/time/calendar';
import { accounts } from '../../../../platform/database/schema/accounts';
import { identities } from '../../../../platform/database/schema/identity';
import { openMobile } from '../../../../platform/secrets/mobile';
import { maskMobile } from '../../../sms/mask-mobile';
import { type Facts, meets, readFactsOf } from '../../engine/facts';
import type { AccountContext } from '../../engine/module';

/** A friend who registered with the visitor's code. */
export interface Friend {
  account: string;
  /** Masked. */
  mobile: string;
  registeredAt: Date;
  state: FriendState;
}

/** The Beijing month in which a friend registered, `YYYY-MM`. */
export function monthOf({ registeredAt }: Pick<Friend, 'registeredAt'>): string {
  return beijingDay(registeredAt).slice(0, 7);
}

export async function readInviteCode({ orm, account }: AccountContext<'invite'>): Promise<string> {
  return (await readOwn(orm, account)).inviteCode;
}

/** The friends who registered between the campaign's beginning and its end, newest first. */
export async function readFriends(context: AccountContext<'invite'>): Promise<Friend[]> {
  const { orm, services, account, activity, since, until } = context;
  const own = await readOwn(orm, account);
  // An inviter must be older than the friend, so that accounts that invited each other in a circle give nothing.
  const invited = and(eq(accounts.invitedBy, account), gt(accounts.createdAt, own.createdAt));
  const rows = await orm
    .select({ account: accounts.number, mobileSealed: accounts.mobileSealed, registeredAt: accounts.createdAt })
    .from(accounts)
    .where(
      and(
        invited,
        since ? gte(accounts.createdAt, since) : undefined,
        until ? lt(accounts.createdAt, until) : undefined,
      ),
    )
    .orderBy(desc(accounts.createdAt), desc(accounts.number));
  const numbers = rows.map((row) => row.account);
  const facts = await readFactsOf(numbers, context);
  const excluded = await readExcluded(context, numbers);
  return rows.map(({ account: number, mobileSealed, registeredAt }) => ({
    account: number,
    mobile: mobileSealed === null ? '' : maskMobile(openMobile(services.vault, mobileSealed)),
    registeredAt,
    state: excluded.has(number) ? 'excluded' : stateBy(activity.condition, facts.get(number)),
  }));
}

function stateBy(condition: Condition, facts: Facts | undefined): FriendState {
  // Stryker disable next-line OptionalChaining: facts are loaded for every friend; only the compiler needs the check
  if (!facts?.verified) return 'registered';
  return meets(condition, facts) ? 'counted' : 'verified';
}

/** Friends verified by a document that an earlier account or the visitor also has. */
async function readExcluded(
  { orm, account }: AccountContext<'invite'>,
  friends: readonly string[],
): Promise<Set<string>> {
  const own = orm.select({ hash: identities.numberHash }).from(identities).where(eq(identities.account, account));
  const rows = await orm
    .select({ account: identities.account })
    .from(identities)
    .where(
      and(
        inArray(identities.account, [...friends]),
        or(identities.duplicate, isNull(identities.numberHash), inArray(identities.numberHash, own)),
      ),
    );
  return new Set(rows.map((row) => row.account));
}

async function readOwn(orm: AccountContext<'invite'>['orm'], account: string) {
  const [own] = await orm
    .select({ inviteCode: accounts.inviteCode, createdAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.number, account));
  if (!own) throw new Error('A session names an account that does not exist.');
  return own;
}
