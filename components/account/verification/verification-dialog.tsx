'use client';

import { useRef, useState } from 'react';
import type { Verification } from '@/lib/account/verification-fields';
import { accountChanged } from '@/lib/browser/client-state/account-changed';
import { useUserInfo } from '@/lib/browser/client-state/use-user-info';
import { showToast } from '@/lib/browser/overlays/toast';
import { AccountDialog } from '../account-dialog';
import { CardForm } from './card-form';
import { IdentityForm } from './identity-form';

interface VerificationDialogProps {
  asked: Verification;
  /** Why the dialog opened, if the visitor did not open it. */
  notice?: string | undefined;
  /** Called when the requested step is done, before the dialog closes. */
  onDone: () => void;
  /** Called when the dialog closes for any reason. */
  onClose: () => void;
}

const TITLES: Record<Verification, string> = { identity: '实名认证', card: '绑定银行卡' };

/**
 * A dialog for identity or bank card. A card requires the identity first if it is not verified yet. Escape closes it.
 */
export function VerificationDialog({ asked, notice, onDone, onClose }: VerificationDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { userInfo } = useUserInfo();
  /** Whether the identity is verified, as far as responses to this dialog's own calls show. */
  const [verified, setVerified] = useState<boolean>();
  const isVerified = verified ?? userInfo?.authenticationMethod !== 0;
  const shown: Verification = asked === 'card' && isVerified ? 'card' : 'identity';

  function settle(settled: Verification, words: string) {
    accountChanged();
    showToast(words);
    if (settled === 'identity') setVerified(true);
    if (settled !== asked) return;
    onDone();
    dialog.current?.close();
  }

  return (
    <AccountDialog
      dialog={dialog}
      title={TITLES[shown]}
      notice={notice}
      focused={`form[name="${shown}"] input`}
      resumes={asked}
      onClose={onClose}
    >
      <IdentityForm
        hidden={shown !== 'identity'}
        beforeCard={asked === 'card'}
        onSettled={(words) => settle('identity', words)}
      />
      {asked === 'card' && (
        <CardForm
          hidden={shown !== 'card'}
          holder={userInfo?.realName ?? undefined}
          onSettled={(words) => settle('card', words)}
          onUnverified={() => setVerified(false)}
        />
      )}
    </AccountDialog>
  );
}
