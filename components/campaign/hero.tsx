import type { ReactNode } from 'react';
import type { RegisterCampaign, Reward } from '@/lib/campaign/schema';
import styles from './hero.module.css';

interface HeroProps {
  hero: RegisterCampaign['hero'];
  rewards: readonly Pick<Reward, 'label' | 'amount'>[];
  art: ReactNode;
  /** The one action of the page: its form. */
  children: ReactNode;
}

/** The first screen: the offer as the largest thing, its art, and the form; on desktops story and form stand side by side. */
export function Hero({ hero, rewards, art, children }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.rays} aria-hidden="true" />
      <div className={styles.stage}>
        <div className={styles.story}>
          <p className={styles.kicker}>{hero.kicker}</p>
          <h1 className={styles.headline}>
            <span className={styles.lead}>{hero.headline}</span>
            <span className={styles.amount} data-amount={`$${hero.amount}`}>
              ${hero.amount}
            </span>
          </h1>
          <ul className={styles.sum}>
            {rewards.map(({ label, amount }) => (
              <li key={label}>
                {label} <b>${amount}</b>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.art}>{art}</div>
        <div className={styles.form}>{children}</div>
      </div>
    </section>
  );
}
