'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { onTokenChange, readToken } from '@/lib/browser/session/token';
import styles from './account-place.module.css';

/** Content for visitors with a session only; rendered after hydration because the server does not know the token. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const [signedIn, setSignedIn] = useState(false);

  useEffect(() => {
    const update = () => setSignedIn(readToken() !== null);
    update();
    return onTokenChange(update);
  }, []);

  return signedIn && <div className={styles.own}>{children}</div>;
}
