import type { Brand } from '@/lib/brand/schema';
import { siteUrl } from '@/lib/site';
import styles from './desktop-header.module.css';
import { QrPanel } from './qr-panel';
import { ServiceLink } from './service-link';

/** The brand's banner with the way to customer service and the app's QR code. */
export function DesktopHeader({ brand }: { brand: Brand }) {
  const pictures = `/brands/${brand.appCode}` as const;
  return (
    <header className={styles.bar}>
      <img
        className={styles.banner}
        src={siteUrl(`${pictures}/banner.svg`)}
        width={1440}
        height={120}
        alt={brand.name}
        fetchPriority="high"
      />
      <div className={styles.stage}>
        <QrPanel appName={brand.appName} picture={siteUrl(`${pictures}/app.svg`)} />
        <ServiceLink />
      </div>
    </header>
  );
}
