import type { Brand } from '@/lib/brand/schema';
import { telephoneUrl } from '@/lib/layout/telephone-url';
import { ServiceLink } from '../../service/service-link';
import styles from './elder.module.css';

/** A person on the telephone or in the chat, one tap away at the beginning of each page; shown in elder mode. */
export function ElderHelp({ brand: { hotline } }: { brand: Brand }) {
  return (
    <nav className={styles.help} aria-label="人工帮助" data-screen>
      {hotline && <a href={telephoneUrl(hotline)}>电话客服</a>}
      <ServiceLink>人工客服</ServiceLink>
    </nav>
  );
}
