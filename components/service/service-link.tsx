'use client';

import type { MouseEvent, ReactNode } from 'react';
import { openServiceChat, SERVICE_CHAT_URL } from '@/lib/browser/flows/service';
import { inWebView } from '@/lib/browser/page/in-web-view';

const WORDS = '正在接入客服…';

interface ServiceLinkProps {
  className?: string | undefined;
  children?: ReactNode;
}

/** Opens customer service as `openServiceChat` does; without scripts in a new tab. */
export function ServiceLink({ className, children = '在线客服' }: ServiceLinkProps) {
  return (
    <a className={className} href={SERVICE_CHAT_URL} target="_blank" rel="noopener" onClick={open}>
      {children}
    </a>
  );
}

function open(event: MouseEvent): void {
  if (!openServiceChat()) return;
  event.preventDefault();
  if (inWebView())
    import('../ui/hold-page').then(
      ({ holdWhileLeaving }) => holdWhileLeaving(WORDS),
      () => {},
    );
}
