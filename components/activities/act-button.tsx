'use client';

import { clsx } from 'clsx';
import { ChangingWords } from '../ui/changing-words';
import styles from './button.module.css';

interface ActButtonProps {
  /** A request is running: the button is locked and says so. */
  pending: boolean;
  /** The button's words while the request runs. */
  working?: string;
  disabled?: boolean;
  className?: string | undefined;
  onAct: () => void;
  children: string;
  /** Accessible name of the item that the button belongs to. */
  about?: string;
}

/**
 * A button that starts an action. It takes the focus, which Safari does not give to buttons, and keeps it while it
 * waits, so that a screen reader announces the result and a dialog can return the focus.
 */
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
