'use client';

import { useEffect, useState } from 'react';
import type { ActivityKind } from '@/lib/campaign/activity/schema';
import { onTokenChange, readToken } from '@/lib/session/token';
import { BANNER_FORM } from '@/lib/shell/scroll-to-element';
import { RegisterForm, type RegisterFormProps } from '../account/register-form';
import { SignedInCard } from './signed-in-card';

interface FormPanelProps extends RegisterFormProps {
  /** The page's first activity, to which a visitor with an account is sent on. */
  activity: ActivityKind | undefined;
}

/** The registration form, or what stands in its place for a visitor who has an account. */
export function FormPanel({ activity, ...form }: FormPanelProps) {
  const [signedIn, setSignedIn] = useState(false);

  useEffect(() => {
    const update = () => {
      // The form that has just opened an account stays until it has left for its success page.
      if (!document.getElementById(BANNER_FORM)?.matches('[aria-busy="true"]')) setSignedIn(readToken() !== null);
    };
    update();
    return onTokenChange(update);
  }, []);

  return signedIn ? <SignedInCard activity={activity} /> : <RegisterForm {...form} />;
}
