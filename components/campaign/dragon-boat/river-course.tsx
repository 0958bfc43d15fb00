import type { ArtShape } from '@/lib/art/shapes';
import { breakWords } from '@/lib/copy/break-words';
import { siteUrl } from '@/lib/site';
import { ButtonLink } from '../../ui/button';
import { keepsQuery } from '../../ui/link-kinds';
import { Panel } from '../../ui/panel';
import { Words } from '../../ui/words';
import styles from './river-course.module.css';

/** The topics of the quiz in the order of a race, from the first beat of the drum to the finish. */
const STRETCHES: readonly { art: ArtShape; title: string; text: string }[] = [
  { art: 'drum', title: '鼓声', text: '鼓点就是桨频。一船二十二人，谁擂鼓，谁掌舵？' },
  { art: 'zongzi', title: '粽子', text: '用哪种米，为纪念谁，名录里又是哪一年记下的？' },
  { art: 'bamboo-leaf', title: '门前草', text: '挂在门边的是哪两种草，手腕上的五色丝求什么？' },
  { art: 'book', title: '离骚', text: '“路漫漫其修远兮”，下一句怎么接？' },
  { art: 'bar', title: '楚金', text: '楚国的金币叫什么，足金与 18K 差在哪里？' },
  { art: 'flag', title: '夺标', text: '终点处那根彩竿，就是“锦标”的由来。' },
];

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
                <p className={styles.text}>
                  <Words>{breakWords(text)}</Words>
                </p>
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
