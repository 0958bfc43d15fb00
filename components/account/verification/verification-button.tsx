'use client';

import { useState } from 'react';
import type { Verification } from '@/lib/account/verification-fields';
import { callBridge } from '@/lib/browser/flows/bridge';
import { messageOf } from '@/lib/browser/http/api-error';
import { loadCode } from '@/lib/browser/http/load-code';
import { showToast } from '@/lib/browser/shell/toast';

interface VerificationButtonProps {
  asked: Verification;
  className?: string | undefined;
}

const WORDS: Record<Verification, string> = { identity: '去认证', card: '去绑卡' };

/** The way to verify the identity or to bind a card: the app's own, or a dialog over this page. */
export function VerificationButton({ asked, className }: VerificationButtonProps) {
  const [loading, setLoading] = useState(false);

  async function open(opener: HTMLElement) {
    if (callBridge('goTrade')) return;
    setLoading(true);
    try {
      (await loadCode(() => import('./open-verification'))).openVerification(asked, opener);
    } catch (error) {
      showToast(messageOf(error));
    }
    setLoading(false);
  }

  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-busy={loading}
      onClick={(event) => open(event.currentTarget)}
    >
      {WORDS[asked]}
    </button>
  );
}
