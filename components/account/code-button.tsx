'use client';

import styles from './form.module.css';

export interface CodeButtonProps {
  sms: { locked: boolean; label: string };
  disabled?: boolean;
  onClick: () => void;
}

/** Asks for an SMS code; locked while one is on its way and until the next may be asked for. */
export function CodeButton({ sms, disabled = false, onClick }: CodeButtonProps) {
  const locked = disabled || sms.locked;
  return (
    <button
      // The early taps' script has unlocked it in the document alone: React would take it for locked still.
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
