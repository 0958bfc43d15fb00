'use client';

import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { BANNER_FORM, scrollToElement } from '@/lib/shell/scroll-to-element';
import { ServiceIcon } from '../frame/service/service-icon';
import { ServiceLink } from '../frame/service/service-link';
import styles from './sticky-action.module.css';

/**
 * The page's action and customer service at the bottom of a phone's screen, there once the form has scrolled away, so that the two never
 * stand on the screen together.
 */
export function StickyAction({ children }: { children: string }) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const form = document.getElementById(BANNER_FORM);
    if (!form || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setShown(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(form);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={clsx(styles.bar, shown && styles.shown)} data-sticky-bar inert={!shown}>
      <ServiceLink className={styles.service}>
        <ServiceIcon size={24} />
        <span className="visually-hidden">在线</span>客服
      </ServiceLink>
      <a
        className={styles.action}
        href={`#${BANNER_FORM}`}
        onClick={(event) => {
          event.preventDefault();
          scrollToElement();
        }}
      >
        {children}
      </a>
    </div>
  );
}
