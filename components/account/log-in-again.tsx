import styles from './account-dialog.module.css';
import { LogInInstead } from './log-in-instead';

/** The way on where a session is too old for what was sent: the form stays as it is. */
export function LogInAgain() {
  return (
    <p className={styles.again}>
      <LogInInstead />
      <span>登录后，在此继续提交</span>
    </p>
  );
}
