'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { readToken } from '@/lib/session/token';
import { readStored } from '@/lib/storage/storage';

const LoginDialog = lazy(() => import('./login-dialog'));

/**
 * The hidden development login: shown to an anonymous visitor where local storage has `developmentLogin` = `1`
 * and the page is not served over a secure connection. Everybody else receives this check only.
 */
export function DevelopmentGate() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    setOpen(window.location.protocol !== 'https:' && readStored('developmentLogin') === '1' && readToken() === null);
  }, []);
  return (
    open && (
      <Suspense>
        <LoginDialog />
      </Suspense>
    )
  );
}
