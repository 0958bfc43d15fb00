import type { JfUser } from '@/lib/contract/user';

/** What follows an account opening, in this order. */
export type Way = 'verify' | 'deposit' | 'app';

/** The spec's codes. */
const UNVERIFIED = 0;
const FIRST_DEPOSIT = 1;

/**
 * The first way that is not done yet, and the others in their order with whether they are done.
 *
 * @param user the profile; undefined until it is there, for an account that has just been opened
 * @param hasApp whether the page can lead to the app
 */
export function waysOf(
  user: Pick<JfUser, 'authenticationMethod' | 'accountStatus'> | undefined,
  hasApp: boolean,
): { main: Way; others: { way: Way; done: boolean }[] } {
  const done: Record<Way, boolean> = {
    verify: user !== undefined && user.authenticationMethod !== UNVERIFIED,
    deposit: user !== undefined && user.accountStatus !== FIRST_DEPOSIT,
    app: false,
  };
  const ways: Way[] = hasApp ? ['verify', 'deposit', 'app'] : ['verify', 'deposit'];
  // Whoever has done all of it may deposit again.
  const main = ways.find((way) => !done[way]) ?? 'deposit';
  return { main, others: ways.filter((way) => way !== main).map((way) => ({ way, done: done[way] })) };
}
