import { queryOptions } from '@tanstack/react-query';
import { OFFICE_CALLS, type OfficeSession, type SignInInput } from '@/server/office/api';
import { call } from './call';

/** Who is signed in. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => call<OfficeSession>('GET', OFFICE_CALLS.session),
  staleTime: Number.POSITIVE_INFINITY,
});

export const signIn = (input: SignInInput) => call<void>('POST', OFFICE_CALLS.session, input);
export const signInSeeded = (name: string) => call<void>('POST', OFFICE_CALLS.development, { name });
/** Ends the session, or all sessions of the operator. */
export const signOut = ({ all }: { all: boolean }) =>
  call<void>('DELETE', `${OFFICE_CALLS.session}${all ? '?all=true' : ''}`);
