import { useState } from 'react';
import { proveHolder } from '@/lib/browser/account/personal-data-calls';
import { personalFailure } from '@/lib/browser/account/personal-data-problem';
import { logOutElsewhere, logOutEverywhere, logOutHere } from '@/lib/browser/account/session-calls';
import { showToast } from '@/lib/browser/overlays/toast';

/** Which sessions end: this one, all others, all, or the one with an id. */
export type Ending = 'this' | 'others' | 'all' | (string & {});

const DONE: Readonly<Record<string, string>> = {
  this: '已退出登录',
  others: '已在其他设备上退出登录',
  all: '已在全部设备上退出登录',
};

interface EndSessionsOptions {
  /** Called when another device is logged out. */
  onEnded: () => void;
  /** Called when this device is logged out. */
  onLoggedOut: () => void;
}

/**
 * Ends sessions, one request at a time. Before the first logout of another device the visitor confirms by SMS code that
 * the account is theirs.
 */
export function useEndSessions({ onEnded, onLoggedOut }: EndSessionsOptions) {
  const [busy, setBusy] = useState(false);
  const [grant, setGrant] = useState<string>();
  /** The logout that needs a code, and why an earlier code is no longer valid. */
  const [waiting, setWaiting] = useState<{ ending: Ending; notice?: string | undefined }>();

  async function run(ending: Ending, granted: string): Promise<void> {
    setBusy(true);
    let stale: string | undefined;
    try {
      if (ending === 'this') await logOutHere();
      else if (ending === 'all') await logOutEverywhere(granted);
      else await logOutElsewhere(ending, granted);
      showToast(DONE[ending] ?? '已在该设备上退出登录');
      if (ending === 'this' || ending === 'all') onLoggedOut();
      else onEnded();
    } catch (error) {
      const { general, reason } = personalFailure(error);
      if (reason === 'stale') stale = general;
      else showToast(general ?? '');
    }
    setWaiting(stale === undefined ? undefined : { ending, notice: stale });
    setBusy(false);
  }

  function end(ending: Ending): void {
    if (ending === 'this' || grant) void run(ending, grant ?? '');
    else setWaiting({ ending });
  }

  /** @throws ApiError for a wrong code */
  async function prove(code: string): Promise<void> {
    const granted = await proveHolder(code);
    setGrant(granted);
    if (waiting) await run(waiting.ending, granted);
  }

  return { busy, asksForCode: waiting !== undefined, notice: waiting?.notice, end, prove };
}
