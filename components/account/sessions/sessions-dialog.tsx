import { useRef } from 'react';
import { useClientState } from '@/lib/browser/client-state/use-client-state';
import { messageOf } from '@/lib/browser/http/api-error';
import { callApi } from '@/lib/browser/http/call-api';
import { useServerData } from '@/lib/browser/server-data/use-server-data';
import { sessionList } from '@/lib/contract/browser/session-list';
import { openDialog } from '../../ui/open-dialog';
import { AccountDialog } from '../account-dialog';
import { AccountFailed, AccountPlace } from '../panel/account-place';
import { PersonalCodeForm } from '../personal-data/personal-code-form';
import { SessionsList } from './sessions-list';
import { useEndSessions } from './use-end-sessions';

interface SessionsDialogProps {
  /** Masked mobile number; the server sends codes to it. */
  mobile: string;
  opening: number;
  onClose: () => void;
}

/**
 * A dialog with the devices on which the account is logged in, read again at each `opening`. Logging out another device
 * requires an SMS code. Escape closes it.
 */
function SessionsDialog({ mobile, opening, onClose }: SessionsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { token } = useClientState();
  const { data, error, reload } = useServerData(
    token ? ['sessions', token, opening] : null,
    async () => (await callApi(sessionList, undefined)).Data.sessions,
  );
  const ending = useEndSessions({
    onEnded: reload,
    onLoggedOut: () => dialog.current?.close(),
  });

  return (
    <AccountDialog
      dialog={dialog}
      title="登录设备"
      notice={ending.notice}
      focused={ending.asksForCode ? '[name="code"]' : undefined}
      onClose={onClose}
    >
      {ending.asksForCode ? (
        <PersonalCodeForm mobile={mobile} before="让其他设备退出登录" onCode={ending.prove} />
      ) : data ? (
        <SessionsList sessions={data} busy={ending.busy} onEnd={ending.end} />
      ) : (
        <AccountPlace>{error ? <AccountFailed message={messageOf(error)} onRetry={reload} /> : undefined}</AccountPlace>
      )}
    </AccountDialog>
  );
}

let openings = 0;

/**
 * Opens the list of devices in a dialog over the page.
 *
 * @param mobile masked; the server sends codes to it
 * @param opener gets the focus back on close
 */
export function openSessions(mobile: string, opener: HTMLElement): void {
  openings += 1;
  openDialog('sessions', opener, (onClose) => <SessionsDialog mobile={mobile} opening={openings} onClose={onClose} />);
}
