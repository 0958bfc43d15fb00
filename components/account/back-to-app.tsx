'use client';

import type { ReactNode } from 'react';
import { callBridge } from '@/lib/browser/flows/bridge';
import { siteUrl } from '@/lib/site';
import { ButtonLink, type ButtonLook } from '../ui/button';
import { keepsQuery, waitsForHandler } from '../ui/link-kinds';

interface BackToAppProps extends ButtonLook {
  children: ReactNode;
}

/**
 * Inside the app, returns to its trading screen; otherwise, or if the app has no such call, leads to the download page.
 */
export function BackToApp({ children, ...look }: BackToAppProps) {
  return (
    <ButtonLink
      {...look}
      href={siteUrl('/download')}
      {...keepsQuery}
      {...waitsForHandler}
      onClick={(event) => {
        if (callBridge('goTrade')) event.preventDefault();
      }}
    >
      {children}
    </ButtonLink>
  );
}
