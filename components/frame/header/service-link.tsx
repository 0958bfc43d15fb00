'use client';

import type { MouseEvent } from 'react';
import { openServiceChat, SERVICE_CHAT_URL } from '@/lib/flows/service';
import styles from './service-link.module.css';

/**
 * Opens customer service in a window of its own; without scripts in a new tab.
 *
 * @param plain true for a link among others instead of the header's button
 */
export function ServiceLink({ plain = false }: { plain?: boolean }) {
  return (
    <a
      className={plain ? undefined : styles.service}
      href={SERVICE_CHAT_URL}
      target="_blank"
      rel="noopener"
      onClick={open}
    >
      {!plain && (
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path
            d="M4 13v-1a8 8 0 0 1 16 0v1M4 13h3v5H5.5A1.5 1.5 0 0 1 4 16.5Zm16 0h-3v5h1.5a1.5 1.5 0 0 0 1.5-1.5Zm-1 5c0 2-2 3-5 3"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      )}
      在线客服
    </a>
  );
}

function open(event: MouseEvent): void {
  if (openServiceChat()) event.preventDefault();
}
