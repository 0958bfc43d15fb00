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
  /** Why it is asked for, where the visitor did not ask for it. */
  notice?: string | undefined;
  /** What was asked for is done; called before the dialog closes. */
  onDone: () => void;
  /** The dialog has closed, however that came. */
  onClose: () => void;
}

const TITLES: Record<Verification, string> = { identity: '实名认证', card: '绑定银行卡' };

/** Identity or bank card over the page; a card asks for the identity first where it is not verified yet. Escape leaves it. */
export function VerificationDialog({ asked, notice, onDone, onClose }: VerificationDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { userInfo } = useUserInfo();
  /** What the answers to this dialog's own calls have told of the identity. */
  const [verified, setVerified] = useState<boolean>();
  const isVerified = verified ?? userInfo?.authenticationMethod !== 0;
  const shown: Verification = asked === 'card' && isVerified ? 'card' : 'identity';

  function settle(settled: Verification, words: string) {
    void accountChanged();
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
