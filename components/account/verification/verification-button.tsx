'use client';

import { useState } from 'react';
import type { Verification } from '@/lib/account/verification-fields';
import { callBridge } from '@/lib/browser/flows/bridge';
import { messageOf } from '@/lib/browser/http/api-error';
import { loadCode } from '@/lib/browser/http/load-code';
import { showToast } from '@/lib/browser/shell/toast';
import { usePrefetch } from '@/lib/browser/shell/use-prefetch';

interface VerificationButtonProps {
  asked: Verification;
  className?: string | undefined;
  /** Other words than the usual ones. */
  children?: string;
}

const load = () => import('./open-verification');
const WORDS: Record<Verification, string> = { identity: '去认证', card: '去绑卡' };

/** The way to verify the identity or to bind a card: the app's own, or a dialog over this page. */
export function VerificationButton({ asked, className, children = WORDS[asked] }: VerificationButtonProps) {
  const [loading, setLoading] = useState(false);
  usePrefetch(load);

  async function open(opener: HTMLElement) {
    if (callBridge('goTrade')) return;
    setLoading(true);
    try {
      (await loadCode(load)).openVerification(asked, opener);
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
      {children}
    </button>
  );
}
