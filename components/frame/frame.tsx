import type { ReactNode } from 'react';
import type { Brand } from '@/lib/brand/schema';
import { isShowHeader } from '@/lib/frame/show-header';
import type { Variant } from '@/lib/variant/types';
import { Footer } from './footer/footer';
import { RiskNote } from './footer/risk-note';
import styles from './frame.module.css';
import { LoadingOverlay } from './shell/loading';
import { ToastOutlet } from './shell/toast';

interface FrameProps {
  variant: Variant;
  brand: Brand;
  children: ReactNode;
}

/** The shared page frame: spacers and content always, header and footer where the header flag is on. */
export function Frame({ variant, brand, children }: FrameProps) {
  const framed = isShowHeader(variant);
  const hasFooter = framed && !(variant.device === 'ios' && brand.footer.emptyOnIos);
  return (
    <>
      <a className={styles.skip} href="#content">
        跳到正文
      </a>
      {framed && <header data-brand-name={brand.name} />}
      <div className={styles.top} />
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      {hasFooter ? <Footer brand={brand} device={variant.device} /> : <RiskNote text={brand.riskWarning} />}
      <div className={styles.bottom} />
      <ToastOutlet />
      <LoadingOverlay />
    </>
  );
}
