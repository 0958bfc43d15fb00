import type { Brand } from '@/lib/brand/schema';
import { headerOf, headerPicture } from '@/lib/layout/brand-style';
import { clauseUrl } from '@/lib/layout/clause-links';
import type { Variant } from '@/lib/variant/types';
import { keepsQuery, leadsToApp } from '../../ui/link-kinds';
import { ElderSwitch } from '../elder/elder-switch';
import styles from './mobile-header.module.css';

interface MobileHeaderProps {
  brand: Brand;
  variant: Variant;
  /** The app's download; `null` if the host hides the link. */
  downloadHref: string | null;
}

/** The header picture, fixed at the top, with real links over the buttons that it shows. */
export function MobileHeader({ brand, variant, downloadHref }: MobileHeaderProps) {
  const { links } = headerOf(brand, variant.device);
  return (
    <header className={styles.bar} data-screen>
      <div className={styles.picture}>
        <img src={headerPicture(brand, variant.device)} width={375} height={88} alt={brand.name} fetchPriority="high" />
        {downloadHref && (
          <a className={styles.download} href={downloadHref} {...leadsToApp}>
            <span className="visually-hidden">下载{brand.appName}APP</span>
          </a>
        )}
        <span className={styles.cover} />
        <ElderSwitch className={styles.elder} />
        {links && (
          <>
            <a className={styles.permissions} href={clauseUrl('app-auth')} {...keepsQuery}>
              <span className="visually-hidden">应用权限</span>
            </a>
            <a className={styles.privacy} href={clauseUrl(links.privacyClause)} {...keepsQuery}>
              <span className="visually-hidden">隐私协议</span>
            </a>
          </>
        )}
      </div>
    </header>
  );
}
