import { clsx } from 'clsx';
import styles from './elder.module.css';

/**
 * Switches between standard and elder mode; `elder-script` handles the tap and works before the page is alive. The
 * styles show the word of the other mode.
 */
export function ElderSwitch({ className }: { className?: string | undefined }) {
  return (
    <button type="button" className={clsx(styles.switch, className)} data-elder-switch>
      <span className={styles.toElder}>适老版</span>
      <span className={styles.toStandard}>标准版</span>
    </button>
  );
}
