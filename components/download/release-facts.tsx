'use client';

import type { Release } from '@/lib/flows/release';
import { fileSize } from '@/lib/layout/file-size';
import { chineseDate } from '@/lib/time/format';
import styles from './release.module.css';
import { useRelease } from './use-release';

interface ReleaseProps {
  /** The release that the page was rendered with. */
  rendered: Release;
  appCode: string;
  /** Whether the visitor's download is the Android package. */
  hasPackage: boolean;
}

/** Version, date and size in a line. */
export function ReleaseFacts({ rendered, appCode, hasPackage }: ReleaseProps) {
  const { version, updatedOn, androidPackage } = useRelease(rendered, appCode);
  return (
    <p className={styles.facts}>
      <span>{`版本 ${version}`}</span>
      <span>
        <time dateTime={updatedOn}>{chineseDate(updatedOn)}</time>更新
      </span>
      {hasPackage && androidPackage && <span>{fileSize(androidPackage.bytes)}</span>}
    </p>
  );
}
