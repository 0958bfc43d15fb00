'use client';

import { rememberOrigin } from '@/lib/browser/account/came-from';
import { callBridge } from '@/lib/browser/flows/bridge';
import { scrollToElement } from '@/lib/browser/page/scroll-to-element';
import { LANDING_PATH, siteUrl } from '@/lib/site';
import { ButtonLink, type ButtonLook } from '../ui/button';
import { keepsQuery, waitsForHandler } from '../ui/link-kinds';

interface OpenAccountLinkProps extends ButtonLook {
  children?: string;
  /** Called before navigation, for example to close an overlay. */
  onLeave?: () => void;
}

/**
 * Leads to the app's own registration inside an app that has one, else to the form on the page, else to the landing
 * page. The success page of the landing page leads back here.
 */
export function OpenAccountLink({ children = '立即开户', onLeave, ...look }: OpenAccountLinkProps) {
  return (
    <ButtonLink
      {...look}
      href={siteUrl(LANDING_PATH)}
      {...keepsQuery}
      {...waitsForHandler}
      onClick={(event) => {
        onLeave?.();
        if (callBridge('register') || scrollToElement()) event.preventDefault();
        else rememberOrigin();
      }}
    >
      {children}
    </ButtonLink>
  );
}
