'use client';

import { useSyncExternalStore } from 'react';
import { downloadObstacle, isIPadAsMac } from '@/lib/flows/in-app-browser';
import type { Device } from '@/lib/variant/types';
import { ButtonLink } from '../ui/button';
import { leadsToApp } from '../ui/link-kinds';
import styles from './download-buttons.module.css';
import { HARMONY_SENTENCE } from './harmony-sentence';

interface DownloadButtonsProps {
  device: Device;
  androidHref: string;
  iosHref: string | null;
  /** Instead of `iosHref` on an iPad that gets the desktop's page. */
  iPadHref: string | null;
}

const never = () => () => {};
const isIPad = () => isIPadAsMac(navigator);
const isHarmony = () => downloadObstacle(navigator.userAgent) === 'harmony';

/** The download for the visitor's device; a desktop shows all downloads. */
export function DownloadButtons({ iPadHref, ...links }: DownloadButtonsProps) {
  const iPad = useSyncExternalStore(never, isIPad, () => false) && links.device === 'desktop';
  const { device, androidHref, iosHref } = iPad ? { ...links, device: 'ios', iosHref: iPadHref } : links;
  const harmony = useSyncExternalStore(never, isHarmony, () => false);
  const android = device !== 'ios';
  const ios = device !== 'mobile' && iosHref !== null;
  if (harmony) return <p className={styles.unavailable}>{HARMONY_SENTENCE}</p>;
  if (!android && !ios) return <p className={styles.unavailable}>此处暂不提供 iOS 版下载，您可以用网页继续办理。</p>;
  return (
    <div className={styles.buttons}>
      {android && (
        <ButtonLink variant="brand" href={androidHref} {...leadsToApp}>
          下载安卓版
        </ButtonLink>
      )}
      {ios && (
        <ButtonLink variant={android ? 'brandQuiet' : 'brand'} href={iosHref} rel="noopener" {...leadsToApp}>
          前往 App Store
        </ButtonLink>
      )}
    </div>
  );
}
