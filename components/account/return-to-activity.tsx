'use client';

import { useSyncExternalStore } from 'react';
import { cameFrom } from '@/lib/browser/account/came-from';
import { siteUrl } from '@/lib/site';
import { keepsQuery } from '../ui/link-kinds';
import styles from './return-to-activity.module.css';

const never = () => () => {};

interface ReturnToActivityProps {
  /** The pages that a visitor may have left. */
  paths: readonly `/${string}`[];
  /** The campaign's page, for a visitor who left no other. */
  home: `/${string}`;
}

/** Leads back to the activity that the visitor left to open an account, else to the campaign's page. */
export function ReturnToActivity({ paths, home }: ReturnToActivityProps) {
  const path = useSyncExternalStore(
    never,
    () => cameFrom(paths),
    () => null,
  );
  return (
    <a className={styles.link} href={siteUrl(path ?? home)} {...keepsQuery}>
      返回活动
    </a>
  );
}
