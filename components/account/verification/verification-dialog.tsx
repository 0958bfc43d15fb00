'use client';

import { useEffect, useId, useRef, useState } from 'react';
import type { Verification } from '@/lib/account/verification-fields';
import { accountChanged } from '@/lib/browser/client-state/account-changed';
import { useUserInfo } from '@/lib/browser/client-state/use-user-info';
import { openModal } from '@/lib/browser/shell/open-modal';
import { showToast } from '@/lib/browser/shell/toast';
import styles from '../login-dialog.module.css';
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
  const id = useId();
  const { userInfo } = useUserInfo();
  /** What the answers to this dialog's own calls have told of the identity. */
  const [verified, setVerified] = useState<boolean>();
  const isVerified = verified ?? userInfo?.authenticationMethod !== 0;
  const shown: Verification = asked === 'card' && isVerified ? 'card' : 'identity';

  useEffect(() => {
    openModal(dialog.current);
  }, []);

  useEffect(() => {
    dialog.current
      ?.querySelector<HTMLInputElement>(`form[data-asked="${shown}"] input`)
      ?.focus({ preventScroll: true });
  }, [shown]);

  const close = () => dialog.current?.close();

  function settle(settled: Verification, words: string) {
    void accountChanged();
    showToast(words);
    if (settled === 'identity') setVerified(true);
    if (settled !== asked) return;
    onDone();
    close();
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 className={styles.title} id={id}>
        {TITLES[shown]}
      </h2>
      <button type="button" className={styles.close} aria-label="关闭" onClick={close}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
          <path d="m5 5 14 14M19 5 5 19" />
        </svg>
      </button>
      {notice && (
        <p className={styles.notice} role="alert">
          {notice}
        </p>
      )}
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
    </dialog>
  );
}
