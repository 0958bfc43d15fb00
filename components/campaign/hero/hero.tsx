import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { isWideOffer } from '@/lib/campaign/offer-width';
import type { Hero as HeroWords, Reward } from '@/lib/campaign/schema';
import { textWidth } from '@/lib/copy/text-width';
import { Words } from '../../ui/words';
import styles from './offer.module.css';

interface HeroProps {
  /** The offer is removed when the campaign ends. */
  hero: Omit<HeroWords, 'offer'> & { offer?: HeroWords['offer'] | undefined };
  /** The classes of the hero's composition. */
  styles: Readonly<Record<string, string>>;
  rewards?: readonly Pick<Reward, 'label' | 'amount'>[] | undefined;
  art: ReactNode;
  /** The hero contains the activity itself, which shows the campaign status. */
  plays: boolean;
  /** The action is a form, which needs its own column on desktops. */
  hasForm: boolean;
  /** Content below all of it, such as live prices. */
  foot?: ReactNode;
  /** The page's main action: its form, a link to its activity, or the activity itself. */
  children: ReactNode;
}

/** The first screen: the offer as the largest element, its art, and the main action. */
export function Hero({ hero, styles, rewards, art, plays, hasForm, foot, children }: HeroProps) {
  return (
    <section
      className={styles.hero}
      data-form={hasForm || undefined}
      data-wide-offer={(hero.offer && isWideOffer(hero.offer)) || undefined}
    >
      <div className={styles.rays} aria-hidden="true" />
      <div className={styles.stage}>
        <div className={styles.story}>
          <p className={styles.kicker}>
            <Words>{hero.kicker}</Words>
          </p>
          <h1 className={styles.headline}>
            <span className={styles.lead}>
              <Words>{hero.headline}</Words>
            </span>
            {hero.offer && <Offer className={styles.offer}>{hero.offer}</Offer>}
          </h1>
          {hero.lead && (
            <p className={styles.text} data-sells>
              <Words>{hero.lead}</Words>
            </p>
          )}
          {rewards && (
            <ul className={styles.sum} data-sells>
              {rewards.map(({ label, amount }) => (
                <li key={label}>
                  {label} <b>${amount}</b>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.art}>{art}</div>
        <div className={styles.action} data-sells={!plays || undefined}>
          {children}
        </div>
      </div>
      {foot}
    </section>
  );
}

/** The offer in the composition's own lettering, as large as fits: longer offers have smaller letters. */
function Offer({ children, className }: { children: string; className: string | undefined }) {
  return (
    <span className={clsx(styles.offer, className)} data-em={textWidth(children)} data-offer={children} data-sells>
      {children}
    </span>
  );
}
