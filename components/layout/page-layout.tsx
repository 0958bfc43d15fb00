import type { ReactNode } from 'react';
import type { Brand } from '@/lib/brand/schema';
import { isShowHeader } from '@/lib/layout/show-header';
import type { Variant } from '@/lib/variant/types';
import { AccountStrip } from '../account/panel/account-strip';
import { ServiceStrip } from '../service/service-strip';
import { ToastOutlet } from '../ui/toast';
import { ElderHelp } from './elder/elder-help';
import { Footer } from './footer/footer';
import { RiskNote } from './footer/risk-note';
import { DesktopHeader } from './header/desktop-header';
import { MobileHeader } from './header/mobile-header';
import styles from './page-layout.module.css';

interface PageLayoutProps {
  variant: Variant;
  brand: Brand;
  /** The header's download of the app; `null` if the host hides the link. */
  downloadHref: string | null;
  /** A page without header and footer on every platform. */
  inner?: boolean;
  children: ReactNode;
}

/**
 * Id of the element at the end of the visible page. Browsers wait for it before they paint, so that nothing moves while
 * the document loads.
 */
export const PAGE_END = 'page-end';

/**
 * The layout that pages share: always spacers and content, and the account of a logged-in visitor; header and footer if
 * the header flag is on.
 */
export function PageLayout({ variant, brand, downloadHref, inner = false, children }: PageLayoutProps) {
  const hasBars = isShowHeader(variant, inner);
  const hasFooter = hasBars && !(variant.device === 'ios' && brand.footer.emptyOnIos);
  return (
    <>
      <a className={styles.skip} href="#content" data-screen>
        跳到正文
      </a>
      {hasBars && <Header variant={variant} brand={brand} downloadHref={downloadHref} />}
      <div className={styles.top} data-reserve="top" data-screen />
      <ElderHelp brand={brand} />
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <AccountStrip />
      {hasBars && variant.device !== 'desktop' && <ServiceStrip />}
      {hasFooter ? <Footer brand={brand} device={variant.device} /> : <RiskNote brand={brand} />}
      <div id={PAGE_END} className={styles.bottom} data-reserve="bottom" data-screen />
      <ToastOutlet />
    </>
  );
}

function Header({ variant, brand, downloadHref }: Omit<PageLayoutProps, 'inner' | 'children'>) {
  if (variant.device === 'desktop') return <DesktopHeader brand={brand} />;
  return <MobileHeader variant={variant} brand={brand} downloadHref={downloadHref} />;
}
