'use client';

import { showToast, TOAST_MS } from '@/lib/browser/overlays/toast';
import { navigate } from '@/lib/browser/page/navigate';
import { endSession, hasEnded, readToken } from '@/lib/browser/session/token';
import { inviteStep } from '@/lib/flows/invite';
import { Button } from '../../ui/button';
import { holdWhileLeaving } from '../../ui/hold-page';

let leaving: ReturnType<typeof setTimeout> | undefined;

/** Leads to the invite page; an anonymous visitor first reads why it will ask for a login, while the toast is shown. */
export function GoInvite({ children }: { children: string }) {
  return (
    <Button
      variant="quiet"
      onClick={() => {
        const token = readToken();
        if (hasEnded(token)) return endSession(token, true);
        const { url, message } = inviteStep(token, window.location);
        if (!message) return leaveFor(url);
        showToast(message);
        // A second timer would lead away a visitor who has come back.
        clearTimeout(leaving);
        leaving = setTimeout(leaveFor, TOAST_MS, url);
      }}
    >
      {children}
    </Button>
  );
}

function leaveFor(url: string): void {
  holdWhileLeaving('正在打开邀请页面…');
  navigate(url);
}
