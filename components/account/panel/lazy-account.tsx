'use client';

import { messageOf } from '@/lib/browser/http/api-error';
import { lazy } from '../../ui/lazy';
import { NEAR } from '../../ui/near';
import { AccountFailed, AccountPlace } from './account-place';

/** The visitor's account. Its code is loaded when it is near the screen; its height is reserved from the start. */
export const LazyAccount = lazy<object>(async () => (await import('./my-account')).MyAccount, {
  when: NEAR,
  frame: ({ loaded, error, retry, place }) =>
    loaded ?? (
      <AccountPlace ref={place}>
        {error ? <AccountFailed message={messageOf(error)} onRetry={retry} /> : undefined}
      </AccountPlace>
    ),
});
