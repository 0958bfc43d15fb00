import { clsx } from 'clsx';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react';
import styles from './button.module.css';

export interface ButtonLook {
  /**
   * - `action`: the page's main action and the submission of a form, as wide as its place
   * - `primary`: the main button of an activity or of a dialog
   * - `quiet`: the other buttons beside it, and those at the end of a row
   * - `outlined`: a second answer, or a small service such as copying
   * - `flat`: the next step of a message, such as loading again
   * - `brand`, `brandQuiet`: the main button and the others on pages without a campaign's theme
   *
   * Without a variant it has no look of its own.
   */
  variant?: 'action' | 'primary' | 'quiet' | 'outlined' | 'flat' | 'brand' | 'brandQuiet' | undefined;
  /** `large`: the main button of an activity as a whole. */
  size?: 'large' | undefined;
  /** Places it, or adjusts its size. */
  className?: string | undefined;
}

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
  /** A request runs: the button ignores clicks and says so, and keeps the focus, which a disabled button would lose. */
  busy?: boolean;
}

interface ButtonLinkProps extends ButtonLook, AnchorHTMLAttributes<HTMLAnchorElement> {
  className?: string | undefined;
  href: string;
}

/** The shared button. It has no state, so that server components can render it without a click handler. */
export function Button({ variant, size, className, busy = false, onClick, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={classOf({ variant, size, className })}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    />
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...link }: ButtonLinkProps) {
  return <a {...link} className={classOf({ variant, size, className })} />;
}

function classOf({ variant, size, className }: ButtonLook): string | undefined {
  return clsx(variant && [styles.button, styles[variant]], size && styles[size], className) || undefined;
}
