'use client';

import { useEffect, useRef, useState } from 'react';
import type { ConsentDocument, RegistrationValues } from '@/lib/account/registration-fields';
import { type FormFailure, formFailure } from '@/lib/browser/account/registration-problem';
import { loadCode } from '@/lib/browser/http/load-code';

interface RegisterOptions {
  /** The accepted clauses. */
  documents: readonly ConsentDocument[];
  /** Path of the success page, with the base path. */
  successUrl: string;
  onFailure: (failure: FormFailure) => void;
}

/** Loads the code that opens an account. */
export const loadOpenAccount = () => loadCode(() => import('./open-account'));

/**
 * Opens an account, one request at a time, and goes to the success page; the form stays locked until the page is left.
 */
export function useRegister({ documents, successUrl, onFailure }: RegisterOptions) {
  const [pending, setPending] = useState(false);
  const busy = useRef(false);

  function lock(locked: boolean) {
    busy.current = locked;
    setPending(locked);
  }

  // On return from the success page the browser may restore this page with its locked form.
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
      const { openAccountAndLeave } = await loadOpenAccount();
      await openAccountAndLeave(values, documents, successUrl);
    } catch (error) {
      lock(false);
      onFailure(formFailure(error));
    }
  }

  return { open, pending };
}
