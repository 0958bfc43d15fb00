'use client';

import type { Verification } from '@/lib/account/verification-fields';
import { callBridge } from '@/lib/browser/flows/bridge';
import type { ButtonLook } from '../../ui/button';
import { Words } from '../../ui/words';
import { DialogButton } from '../dialog-button';

interface VerificationButtonProps extends ButtonLook {
  asked: Verification;
  /** Replaces the default words. */
  children?: string;
}

const load = () => import('./open-verification');
const inApp = () => callBridge('goTrade');
const WORDS: Record<Verification, string> = { identity: '去认证', card: '去绑卡' };

/** Opens the verification or the card form: the app's own, or a dialog over this page. */
export function VerificationButton({
  asked,
  children = WORDS[asked],
  variant = 'quiet',
  ...look
}: VerificationButtonProps) {
  return (
    <DialogButton
      {...look}
      variant={variant}
      load={load}
      open={({ openVerification }, opener) => openVerification(asked, opener)}
      before={inApp}
    >
      <Words>{children}</Words>
    </DialogButton>
  );
}
