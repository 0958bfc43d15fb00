import styles from './service-button.module.css';
import { ServiceIcon } from './service-icon';
import { ServiceLink } from './service-link';

/** Customer service as a button in the brand's action colour. */
export function ServiceButton() {
  return (
    <ServiceLink className={styles.service}>
      <ServiceIcon size={20} />
      在线客服
    </ServiceLink>
  );
}
