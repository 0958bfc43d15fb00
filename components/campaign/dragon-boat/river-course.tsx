import { siteUrl } from '@/lib/site';
import { ButtonLink } from '../../ui/button';
import { keepsQuery } from '../../ui/link-kinds';
import { Panel } from '../../ui/panel';
import styles from './river-course.module.css';
import { STRETCHES } from './stretches';

interface RiverCourseProps {
  /** Address of the quiz within the site. */
  playAt: `/${string}`;
  /** The prizes by right answers, each in US dollars. */
  prizes: readonly { right: number; prize: { amount: number } }[];
}

/** The course of the quiz as a river: a section for each topic, the prizes on the way, and a link to the quiz. */
export function RiverCourse({ playAt, prizes }: RiverCourseProps) {
  return (
    <Panel className={styles.course}>
      <ol className={styles.river}>
        {STRETCHES.map(({ art, title, text }, index) => {
          const won = prizes.find(({ right }) => right === index + 1);
          return (
            <li key={title} className={styles.stretch}>
              <img
                className={styles.art}
                src={siteUrl(`/art/${art}.svg`)}
                alt=""
                width={68}
                height={68}
                loading="lazy"
              />
              <div className={styles.words}>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
                {won && (
                  <p className={styles.prize}>
                    答对 {won.right} 题 <b>${won.prize.amount}</b>
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <div className={styles.quay}>
        <img
          className={styles.boat}
          src={siteUrl('/art/dragon-boat.svg')}
          alt=""
          width={168}
          height={95}
          loading="lazy"
        />
        <ButtonLink variant="action" className={styles.way} href={siteUrl(playAt)} {...keepsQuery}>
          登船答题
        </ButtonLink>
      </div>
    </Panel>
  );
}
