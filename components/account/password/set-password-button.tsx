'use client';

import { useState } from 'react';
import { messageOf } from '@/lib/browser/http/api-error';
import { loadCode } from '@/lib/browser/http/load-code';
import { showToast } from '@/lib/browser/shell/toast';

interface SetPasswordButtonProps {
  account: string;
  className?: string | undefined;
}

/** The way to the first password of an account that was opened by code. */
export function SetPasswordButton({ account, className }: SetPasswordButtonProps) {
  const [loading, setLoading] = useState(false);

  async function open(opener: HTMLElement) {
    setLoading(true);
    try {
      (await loadCode(() => import('./open-set-password'))).openSetPassword(account, opener);
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
      去设置
    </button>
  );
}
