import type { ReactNode } from 'react';
import type { Hero as HeroWords, Reward } from '@/lib/campaign/schema';
import type { Face } from '@/lib/lettering/faces';
import { CastLettering, castWidth } from '../../ui/cast-lettering';
import { Lettering } from '../../ui/lettering';
import { Words } from '../../ui/words';
import type { CompositionBlock } from '../blocks/block';

interface HeroProps {
  /** The offer is removed when the campaign ends. */
  hero: Omit<HeroWords, 'offer'> & { offer?: HeroWords['offer'] | undefined };
  composition: CompositionBlock;
  face: Face;
  rewards?: readonly Pick<Reward, 'label' | 'amount'>[] | undefined;
  art: ReactNode;
  /** The hero contains the activity itself, which shows the campaign status. */
  plays: boolean;
  /** The action is a form, which needs its own column on desktops. */
  hasForm: boolean;
  /** The brand's backdrop is the ground; on an open one the action is not on paper. */
  backdrop?: 'open' | 'papered' | undefined;
  /** What the server knows: period, days and pieces left. */
  facts?: ReactNode;
  /** Content below all of it, such as live prices. */
  foot?: ReactNode;
  /** The page's main action: its form, a link to its activity, or the activity itself. */
  children: ReactNode;
}

/** The first screen: the offer as the largest element, its art, and the main action. */
export function Hero({
  hero,
  composition: { name, styles },
  face,
  rewards,
  art,
  plays,
  hasForm,
  backdrop,
  facts,
  foot,
  children,
}: HeroProps) {
  const width = hero.offer ? castWidth(hero.offer, face) : 0;
  return (
    <section
      className={styles.hero}
      data-form={hasForm || undefined}
      data-backdrop={backdrop}
      data-wide-offer={(width > 4 && width <= 6) || undefined}
    >
      <div className={styles.rays} aria-hidden="true" />
      <div className={styles.stage}>
        <div className={styles.story}>
          {hero.kicker && (
            <p className={styles.kicker}>
              <Words>{hero.kicker}</Words>
            </p>
          )}
          <h1 className={styles.headline}>
            <span className={styles.lead}>
              <Lettering face={face} upright={name === 'scroll'}>
                {hero.headline}
              </Lettering>
            </span>
            {hero.offer && (
              <span className={styles.offer} data-offer data-sells>
                <CastLettering face={face}>{hero.offer}</CastLettering>
              </span>
            )}
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
          {facts && <div className={styles.facts}>{facts}</div>}
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
