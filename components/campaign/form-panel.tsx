'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { loadCode } from '@/lib/browser/http/load-code';
import { BANNER_FORM } from '@/lib/browser/page/scroll-to-element';
import { onTokenChange, readToken } from '@/lib/browser/session/token';
import { readStored } from '@/lib/browser/storage/storage';
import { RegisterForm, type RegisterFormProps } from '../account/register-form';
import type { SignedInCardProps } from './signed-in-card';

/** With `activity`, a visitor who has an account gets a link to it. */
type FormPanelProps = RegisterFormProps & SignedInCardProps;

const loadCard = () => loadCode(async () => (await import('./signed-in-card')).chooseCard());

/** The registration form, or a card for a visitor who has an account. Only these visitors load the card's code. */
export function FormPanel({ activity, ...form }: FormPanelProps) {
  const [SignedInCard, setSignedInCard] = useState<ComponentType<SignedInCardProps>>();

  useEffect(() => {
    const update = async (back?: Partial<PageTransitionEvent>) => {
      // A form that has just opened an account stays until the success page replaces this page; on return from there it
      // is not needed.
      if (!back?.persisted && document.getElementById(BANNER_FORM)?.matches('[aria-busy="true"]')) return;
      const known = readToken() || readStored('openedAccount');
      const card = known ? await loadCard().catch(() => undefined) : undefined;
      setSignedInCard(() => card);
    };
    void update();
    window.addEventListener('pageshow', update);
    const stop = onTokenChange(update);
    return () => {
      window.removeEventListener('pageshow', update);
      stop();
    };
  }, []);

  return SignedInCard ? <SignedInCard activity={activity} /> : <RegisterForm {...form} />;
}
