'use client';

import { useRef } from 'react';
import { messageOf } from '@/lib/browser/http/api-error';
import { useNearCode } from '@/lib/browser/page/use-near-code';
import { AccountFailed, AccountPlace } from './account-place';

const load = async () => (await import('./my-account')).MyAccount;

/** The visitor's account. Its code is loaded when it is near the screen; its height is reserved from the start. */
export function LazyAccount() {
  const place = useRef<HTMLDivElement>(null);
  const { Component: MyAccount, error, fetch } = useNearCode(place, load);

  if (MyAccount) return <MyAccount />;
  return (
    <AccountPlace ref={place}>
      {error ? <AccountFailed message={messageOf(error)} onRetry={fetch} /> : undefined}
    </AccountPlace>
  );
}
