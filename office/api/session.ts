import { queryOptions } from '@tanstack/react-query';
import { OFFICE_CALLS, type OfficeSession, type SignInInput } from '@/server/office/api';
import { call } from './call';

/** Who is signed in. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => call<OfficeSession>('GET', OFFICE_CALLS.session),
  staleTime: Number.POSITIVE_INFINITY,
  // The session may have ended, or have become somebody else's, while the page was in the background.
  refetchOnWindowFocus: 'always',
});

/** All tabs have the same session. One that changed it sends the others a message. */
export const otherTabs = new BroadcastChannel('session');

export const signIn = (input: SignInInput) => call<void>('POST', OFFICE_CALLS.session, input);
export const signInSeeded = (name: string) => call<void>('POST', OFFICE_CALLS.development, { name });

/** Ends the session, or all sessions of the operator, in every tab. */
export async function signOut({ all }: { all: boolean }): Promise<void> {
  await call<void>('DELETE', `${OFFICE_CALLS.session}${all ? '?all=true' : ''}`);
  otherTabs.postMessage('signed out');
  // Nothing of this operator stays for the next one.
  window.location.reload();
}
