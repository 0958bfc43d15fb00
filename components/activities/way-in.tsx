'use client';

import { scrollToElement } from '@/lib/shell/scroll-to-element';
import { LANDING_PATH, siteUrl } from '@/lib/site';
import { LogInInstead } from '../account/log-in-instead';
import styles from './way-in.module.css';

/** For a visitor without a session: what an account is needed for, and the ways to one. */
export function WayIn({ children }: { children: string }) {
  return (
    <aside className={styles.wayIn} aria-label="登录或开户">
      <p className={styles.words}>{children}</p>
      <p className={styles.ways}>
        <OpenAccountLink className={styles.open} />
        <span className={styles.login}>
          <LogInInstead />
        </span>
      </p>
    </aside>
  );
}

/** Leads to the form of the page where it has one, else to the landing page. */
export function OpenAccountLink({
  className,
  children = '立即开户',
}: {
  className?: string | undefined;
  children?: string;
}) {
  return (
    <a
      className={className}
      href={siteUrl(LANDING_PATH)}
      data-keep-query
      onClick={(event) => {
        if (scrollToElement()) event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}
