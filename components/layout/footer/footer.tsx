import type { Brand } from '@/lib/brand/schema';
import type { Device } from '@/lib/variant/types';
import { ElderSwitch } from '../elder/elder-switch';
import { footerDesigns } from './designs';
import styles from './footer.module.css';
import { footerSections } from './sections';

/** The brand's footer in its phone or desktop version. */
export function Footer({ brand, device }: { brand: Brand; device: Device }) {
  const design = footerDesigns[brand.footer.variant];
  return (
    <footer
      className={styles.footer}
      data-screen
      data-footer={brand.footer.variant}
      data-tone={design.tone}
      data-links={design.links}
      data-layout={device === 'desktop' ? design.desktop : design.mobile}
    >
      <div className={device === 'desktop' ? styles.desktop : styles.mobile}>
        {design.order.map((name) => {
          const Section = footerSections[name];
          return <Section key={name} brand={brand} device={device} />;
        })}
        <p>
          <ElderSwitch />
        </p>
      </div>
    </footer>
  );
}
