'use client';

import { showToast } from '@/lib/browser/overlays/toast';
import { navigate } from '@/lib/browser/page/navigate';
import { endSession, hasEnded, readToken } from '@/lib/browser/session/token';
import { inviteStep } from '@/lib/flows/invite';
import { Button } from '../../ui/button';
import { holdWhileLeaving } from '../../ui/hold-page';

/** Milliseconds for an anonymous visitor to read why the invite page will ask for a login. */
const READING_MS = 1200;

let leaving: ReturnType<typeof setTimeout> | undefined;

/** Leads to the invite page; shows an anonymous visitor a message first. */
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
        leaving = setTimeout(leaveFor, READING_MS, url);
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
