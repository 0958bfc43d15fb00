'use client';

import { clsx } from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { scrollToElement } from '@/lib/browser/page/scroll-to-element';
import { ServiceIcon } from '../service/service-icon';
import { ServiceLink } from '../service/service-link';
import { ButtonLink } from '../ui/button';
import { keepsQuery } from '../ui/link-kinds';
import styles from './sticky-action.module.css';

interface StickyActionProps {
  /** Id of the form or the activity that it scrolls to. */
  target: string;
  /** Address of the activity if it is on another page; `target` is then the link to it on this page. */
  href?: string | undefined;
  children: ReactNode;
}

/**
 * The page's action and customer service at the bottom of a phone's screen. It appears once the form or the activity
 * has scrolled away, so that the screen never shows both.
 */
export function StickyAction({ target, href, children }: StickyActionProps) {
  const [shown, setShown] = useState(false);

  // Reserves space below the page for the bar; only newer browsers could select this with `:has()`.
  useEffect(() => {
    document.documentElement.dataset.withBar = '';
    return () => {
      delete document.documentElement.dataset.withBar;
    };
  }, []);

  useEffect(() => {
    const element = document.getElementById(target);
    if (!element || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setShown(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);

  return (
    <div className={clsx(styles.bar, shown && styles.shown)} data-sticky-bar data-sells inert={!shown}>
      <ServiceLink className={styles.service}>
        <ServiceIcon size={24} />
        <span className="visually-hidden">在线</span>客服
      </ServiceLink>
      <ButtonLink
        variant="action"
        className={styles.action}
        href={href ?? `#${target}`}
        {...(href && keepsQuery)}
        onClick={(event) => {
          if (href) return;
          event.preventDefault();
          scrollToElement(target);
        }}
      >
        {children}
      </ButtonLink>
    </div>
  );
}
