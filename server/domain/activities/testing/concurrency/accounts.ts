import { accounts } from '../../../../platform/database/schema/accounts';
import type { Orm } from '../../../../platform/database/types';
import { openSession } from '../../../../platform/sessions/service';

/** An account with a valid session. */
export interface LiveAccount {
  account: string;
  token: string;
}

let made = 0;

/** Inserts accounts directly, which is faster than registering a thousand visitors. */
export async function makeAccounts(orm: Orm, count: number, now: Date, prefix = ''): Promise<LiveAccount[]> {
  const numbers = Array.from({ length: count }, () => `${prefix}${10_000_000 + made++}`);
  await orm.insert(accounts).values(
    numbers.map((number) => ({
      number,
      mobileHash: `mobile of ${number}`,
      mobileSealed: '',
      inviteCode: `invite code of ${number}`,
      fromUrl: '',
      landing: {},
      clientId: '',
      createdAt: now,
    })),
  );
  // One after another: a thousand in parallel would time out waiting for a connection on a busy machine.
  const live: LiveAccount[] = [];
  for (const account of numbers) live.push({ account, token: await openSession(orm, account, now) });
  return live;
}
