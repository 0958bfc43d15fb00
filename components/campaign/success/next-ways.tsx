'use client';

import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import type { JfUser } from '@/lib/contract/user';
import { BackToApp } from '../../account/back-to-app';
import { DepositAction } from '../../account/deposit/deposit-action';
import { VerificationButton } from '../../account/verification/verification-button';
import { ButtonLink, type ButtonLook } from '../../ui/button';
import { lazy } from '../../ui/lazy';
import { Words } from '../../ui/words';
import styles from './next-ways.module.css';
import { type Way, waysOf } from './ways';

interface NextWaysProps {
  /** Words of the link to the verification, with its reward. */
  verify: string;
  /** The app's download; undefined inside the app and if the host hides the link. */
  download?: { href: string; words: string; isPage: boolean } | undefined;
  /** Shown inside the app. */
  inApp: boolean;
}

const DONE: Record<Way, string> = { verify: '已实名', deposit: '已入金', app: '' };
const LazyProfileReader = lazy(async () => (await import('./profile-reader')).ProfileReader);

/**
 * The steps after opening an account: verification, deposit, app. The first open one is the page's main action, the
 * others are side by side below it.
 */
export function NextWays({ verify, download, inApp }: NextWaysProps) {
  const [user, setUser] = useState<JfUser>();
  const { main, others } = waysOf(user, inApp || download !== undefined);

  function wayTo(way: Way, look: ButtonLook, isMain: boolean): ReactNode {
    if (way === 'verify') {
      return (
        <VerificationButton asked="identity" {...look}>
          {verify}
        </VerificationButton>
      );
    }
    if (way === 'deposit') return <DepositAction {...look}>{isMain ? '首次入金' : '去入金'}</DepositAction>;
    if (inApp || !download) return <BackToApp {...look}>去交易</BackToApp>;
    return (
      <ButtonLink {...look} href={download.href} {...kindOf(download.isPage)}>
        <Words>{download.words}</Words>
      </ButtonLink>
    );
  }

  return (
    <>
      <LazyProfileReader onProfile={setUser} />
      <div key={main}>{wayTo(main, { variant: 'action' }, true)}</div>
      <ul className={styles.others}>
        {others.map(({ way, done }) => (
          <li key={way}>
            {done ? (
              <span className={clsx(styles.other, styles.done)}>
                <svg
                  viewBox="0 0 20 20"
                  width="16"
                  height="16"
                  fill="none"
                  stroke="var(--theme-action)"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  strokeWidth="2.4"
                  aria-hidden="true"
                  focusable="false"
                >
                  <path d="m4 10.500 4 4 8-9" />
                </svg>
                {DONE[way]}
              </span>
            ) : (
              wayTo(way, { variant: 'quiet', className: styles.other }, false)
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A link on a desktop leads to the download page with its query; on a phone to the package or the store. */
function kindOf(isPage: boolean) {
  return isPage ? { 'data-keep-query': '' } : { 'data-download': '' };
}
