'use client';

import { clsx } from 'clsx';
import { ChangingWords } from '../ui/changing-words';
import styles from './button.module.css';

interface ActButtonProps {
  /** An act is under way: the button waits and says so. */
  pending: boolean;
  /** What it says while this act runs. */
  working?: string;
  disabled?: boolean;
  className?: string | undefined;
  onAct: () => void;
  children: string;
  /** Which one of several is meant, for those who do not see where the button stands. */
  about?: string;
}

/** The button that acts. It takes the focus, which Safari gives to no button, and keeps it while it waits: a screen reader hears what comes of it, and a dialog gives it back. */
export function ActButton({
  pending,
  working = '领取中…',
  disabled = false,
  className,
  onAct,
  children,
  about,
}: ActButtonProps) {
  return (
    <button
      type="button"
      className={clsx(styles.act, className)}
      disabled={disabled}
      aria-disabled={pending || undefined}
      onClick={({ currentTarget }) => {
        currentTarget.focus({ preventScroll: true });
        if (!pending) onAct();
      }}
    >
      <ChangingWords>{pending ? working : children}</ChangingWords>
      {about && <span className="visually-hidden">：{about}</span>}
    </button>
  );
}
