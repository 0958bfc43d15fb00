import { clsx } from 'clsx';
import styles from './offer.module.css';

/** The offer in the composition's own lettering, as large as its room allows: the more it says, the smaller its letters. */
export function Offer({ children, className }: { children: string; className: string | undefined }) {
  return (
    <span className={clsx(styles.offer, className)} data-em={Math.ceil(widthOf(children))} data-offer={children}>
      {children}
    </span>
  );
}

/** Width in em: a Chinese character is one, what is Latin about two thirds of it. */
function widthOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + (letter > '⺀' ? 1 : letter === ' ' ? 0.3 : 0.66), 0);
}
