'use client';

import { useEffect } from 'react';
import { useUserInfo } from '@/lib/browser/client-state/use-user-info';
import type { JfUser } from '@/lib/contract/user';

/** Passes the visitor's profile on whenever it changes; renders nothing. */
export function ProfileReader({ onProfile }: { onProfile: (user: JfUser | undefined) => void }) {
  const { userInfo } = useUserInfo();
  useEffect(() => onProfile(userInfo ?? undefined), [userInfo, onProfile]);
  return null;
}
