'use client';

import styles from './form.module.css';

interface CodeButtonProps {
  sms: { locked: boolean; label: string };
  disabled?: boolean;
  onClick: () => void;
}

/** Asks for an SMS code; locked while one is on its way and until the next may be asked for. */
export function CodeButton({ sms, disabled = false, onClick }: CodeButtonProps) {
  return (
    <button
      type="button"
      className={styles.code}
      data-locked={sms.locked}
      disabled={disabled || sms.locked}
      onClick={onClick}
      // The early taps' script has unlocked it.
      suppressHydrationWarning
    >
      {sms.label}
    </button>
  );
}
