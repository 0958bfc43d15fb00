'use client';

import { useEffect } from 'react';
import { useUserInfo } from '@/lib/browser/client-state/use-user-info';
import type { JfUser } from '@/lib/contract/user';

/** Hands the visitor's profile on, as often as it changes; shows nothing. */
export function ProfileReader({ onProfile }: { onProfile: (user: JfUser | undefined) => void }) {
  const { userInfo } = useUserInfo();
  useEffect(() => onProfile(userInfo ?? undefined), [userInfo, onProfile]);
  return null;
}
