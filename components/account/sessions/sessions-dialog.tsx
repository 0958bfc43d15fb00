import { useRef } from 'react';
import { useClientState } from '@/lib/browser/client-state/use-client-state';
import { messageOf } from '@/lib/browser/http/api-error';
import { callApi } from '@/lib/browser/http/call-api';
import { useResource } from '@/lib/browser/resource/use-resource';
import { sessionList } from '@/lib/contract/browser/session-list';
import { openDialog } from '../../ui/open-dialog';
import { AccountDialog } from '../account-dialog';
import { AccountFailed, AccountPlace } from '../panel/account-place';
import { SessionsList } from './sessions-list';

/** The devices on which the account is logged in, over the page; read anew at each `opening`. Escape leaves it. */
function SessionsDialog({ opening, onClose }: { opening: number; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { token } = useClientState();
  const { data, error, resource } = useResource(
    token ? `sessions ${token}` : undefined,
    async () => (await callApi(sessionList, undefined)).Data.sessions,
    String(opening),
  );

  return (
    <AccountDialog dialog={dialog} title="登录设备" onClose={onClose}>
      {data ? (
        <SessionsList sessions={data} onEnded={() => resource?.reload()} onLoggedOut={() => dialog.current?.close()} />
      ) : (
        <AccountPlace>
          {error ? <AccountFailed message={messageOf(error)} onRetry={() => resource?.reload()} /> : undefined}
        </AccountPlace>
      )}
    </AccountDialog>
  );
}

let openings = 0;

/** Opens the list of devices over the page. `opener` takes the focus back at the end. */
export function openSessions(opener: HTMLElement): void {
  openings += 1;
  openDialog('sessions', opener, (onClose) => <SessionsDialog opening={openings} onClose={onClose} />);
}
