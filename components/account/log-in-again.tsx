import styles from './account-dialog.module.css';
import { LogInInstead } from './log-in-instead';

/** A login link for a session that is too old for the request; the form stays as it is. */
export function LogInAgain() {
  return (
    <p className={styles.again}>
      <LogInInstead />
      <span>登录后，在此继续提交</span>
    </p>
  );
}
