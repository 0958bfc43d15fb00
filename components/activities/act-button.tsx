'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './button.module.css';

interface ActButtonProps {
  /** An act is under way: the button waits and says so. */
  pending: boolean;
  /** What it says while this act runs. */
  working?: string;
  disabled?: boolean;
  className?: string | undefined;
  onAct: () => void;
  children: ReactNode;
}

/** The button that acts. While it waits it keeps the focus, so that a screen reader hears what comes of it. */
export function ActButton({
  pending,
  working = '领取中…',
  disabled = false,
  className,
  onAct,
  children,
}: ActButtonProps) {
  return (
    <button
      type="button"
      className={clsx(styles.act, className)}
      disabled={disabled}
      aria-disabled={pending || undefined}
      onClick={() => {
        if (!pending) onAct();
      }}
    >
      {pending ? working : children}
    </button>
  );
}
