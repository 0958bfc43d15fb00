import { ServiceButton } from './service-button';
import styles from './service-strip.module.css';

/** The link to customer service on phones, between content and footer. */
export function ServiceStrip() {
  return (
    <aside className={styles.strip} data-screen aria-label="客户服务">
      <div className={styles.stage}>
        <p className={styles.words}>
          <strong>遇到问题？</strong>
          开户、活动与下载，都可咨询
        </p>
        <ServiceButton />
      </div>
    </aside>
  );
}
