import { clsx } from 'clsx';
import { textWidth } from '@/lib/copy/text-width';
import styles from './offer.module.css';

/** The offer in the composition's own lettering, as large as fits: longer offers have smaller letters. */
export function Offer({ children, className }: { children: string; className: string | undefined }) {
  return (
    <span className={clsx(styles.offer, className)} data-em={textWidth(children)} data-offer={children} data-sells>
      {children}
    </span>
  );
}
