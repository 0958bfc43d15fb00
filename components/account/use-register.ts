'use client';

import { useEffect, useRef, useState } from 'react';
import type { RegistrationValues } from '@/lib/account/registration-fields';
import { loadRegistrationCalls } from '@/lib/browser/account/load-registration-calls';
import { type FormFailure, formFailure } from '@/lib/browser/account/registration-problem';

interface RegisterOptions {
  /** Accepted clauses as `slug@version`, separated by commas. */
  agreements: string;
  /** Path of the success page, with the base path. */
  successUrl: string;
  onFailure: (failure: FormFailure) => void;
}

/** Opens an account, one request at a time, and leaves for the success page; the form stays locked on the way there. */
export function useRegister({ agreements, successUrl, onFailure }: RegisterOptions) {
  const [pending, setPending] = useState(false);
  const busy = useRef(false);

  function lock(locked: boolean) {
    busy.current = locked;
    setPending(locked);
  }

  // Back from the success page the browser may show this page as it was left.
  useEffect(() => {
    const unlock = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      busy.current = false;
      setPending(false);
    };
    window.addEventListener('pageshow', unlock);
    return () => window.removeEventListener('pageshow', unlock);
  }, []);

  async function open(values: RegistrationValues): Promise<void> {
    if (busy.current) return;
    lock(true);
    try {
      const { openAccount } = await loadRegistrationCalls();
      await openAccount(values, agreements, successUrl);
    } catch (error) {
      lock(false);
      onFailure(formFailure(error));
    }
  }

  return { open, pending };
}
