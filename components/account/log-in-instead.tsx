'use client';

import { callBridge } from '@/lib/flows/bridge';
import { siteUrl } from '@/lib/site';

/** The way on for a visitor who has an account: the app's own login, or the app itself. */
export function LogInInstead() {
  return (
    <a
      href={siteUrl('/download')}
      data-keep-query
      onClick={(event) => {
        if (callBridge('login')) event.preventDefault();
      }}
    >
      打开APP登录
    </a>
  );
}
