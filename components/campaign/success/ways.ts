import type { JfUser } from '@/lib/contract/user';

/** The steps after opening an account, in this order. */
export type Way = 'verify' | 'deposit' | 'app';

/** Codes of the spec. */
const UNVERIFIED = 0;
const FIRST_DEPOSIT = 1;

/**
 * Returns the first open step, and the others in their order with whether they are done.
 *
 * @param user the profile; undefined until it is loaded, and for an account that has just been opened
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
  // A visitor who has done everything may deposit again.
  const main = ways.find((way) => !done[way]) ?? 'deposit';
  return { main, others: ways.filter((way) => way !== main).map((way) => ({ way, done: done[way] })) };
}
