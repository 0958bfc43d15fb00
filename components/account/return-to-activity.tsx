'use client';

import { useSyncExternalStore } from 'react';
import { cameFrom } from '@/lib/browser/account/came-from';
import { siteUrl } from '@/lib/site';
import styles from './return-to-activity.module.css';

const never = () => () => {};

/** Leads back to the activity that the visitor left to open an account; nothing for all others. */
export function ReturnToActivity({ paths }: { paths: readonly `/${string}`[] }) {
  const path = useSyncExternalStore(
    never,
    () => cameFrom(paths),
    () => null,
  );
  if (!path) return null;
  return (
    <a className={styles.link} href={siteUrl(path)} data-keep-query>
      返回活动
    </a>
  );
}
