import type { Brand } from '@/lib/brand/schema';
import { headerPicture } from '@/lib/layout/brand-style';
import { siteUrl } from '@/lib/site';
import { ServiceButton } from '../../service/service-button';
import { ElderSwitch } from '../elder/elder-switch';
import styles from './desktop-header.module.css';
import { LazyQrPanel } from './lazy-qr-panel';

/** The brand's banner with links to customer service and the app's QR code. */
export function DesktopHeader({ brand }: { brand: Brand }) {
  return (
    <header className={styles.bar} data-screen>
      <div className={styles.picture}>
        <img
          className={styles.banner}
          src={headerPicture(brand, 'desktop')}
          width={1440}
          height={120}
          alt={brand.name}
          fetchPriority="high"
        />
      </div>
      <div className={styles.stage}>
        <LazyQrPanel appName={brand.appName} picture={siteUrl(`/brands/${brand.appCode}/app.svg`)} />
        <ServiceButton />
        {/* The last one, which does not move when the panel opens. */}
        <ElderSwitch />
      </div>
    </header>
  );
}
