'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { loadCode } from '@/lib/browser/http/load-code';
import { BANNER_FORM } from '@/lib/browser/page/scroll-to-element';
import { onTokenChange, readToken } from '@/lib/browser/session/token';
import { readStored } from '@/lib/browser/storage/storage';
import { RegisterForm, type RegisterFormProps } from '../account/register-form';
import type { SignedInCardProps } from './signed-in-card';

/** A visitor with an account is sent on to the activity. */
type FormPanelProps = RegisterFormProps & SignedInCardProps;

const loadCard = () => loadCode(async () => (await import('./signed-in-card')).chooseCard());

/** The registration form, or what stands in its place for a visitor who has an account, whose code no other visitor needs. */
export function FormPanel({ activity, ...form }: FormPanelProps) {
  const [SignedInCard, setSignedInCard] = useState<ComponentType<SignedInCardProps>>();

  useEffect(() => {
    const update = async (back?: Partial<PageTransitionEvent>) => {
      // The form that has just opened an account stays until it has left for its success page; back from there it has nothing to open.
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
