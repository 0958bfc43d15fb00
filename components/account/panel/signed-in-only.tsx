'use client';

import type { ReactNode } from 'react';
import { useLoggedIn } from '@/lib/browser/session/use-logged-in';
import styles from './account-place.module.css';

/** Content for visitors with a session only; rendered after hydration because the server does not know the token. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  return useLoggedIn(false) && <div className={styles.own}>{children}</div>;
}
