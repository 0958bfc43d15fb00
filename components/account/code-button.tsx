'use client';

import styles from './code-button.module.css';

export interface CodeButtonProps {
  sms: { locked: boolean; label: string };
  disabled?: boolean;
  onClick: () => void;
}

/** Requests an SMS code; locked while a request runs and until the visitor may request the next code. */
export function CodeButton({ sms, disabled = false, onClick }: CodeButtonProps) {
  const locked = disabled || sms.locked;
  return (
    <button
      // The early taps' script has unlocked the button in the document only: React would still consider it locked.
      ref={(button) => {
        if (button) button.disabled = locked;
      }}
      type="button"
      className={styles.code}
      data-locked={sms.locked}
      disabled={locked}
      onClick={onClick}
      suppressHydrationWarning
    >
      {sms.label}
    </button>
  );
}
