import { Flex } from 'antd';
import { type PointerEvent, useState } from 'react';
import type { RowOf } from '@/server/operations/words';
import { dayText } from '../funnel/texts';
import styles from './change-chart.module.css';
import { changeChart } from './change-scale';
import { intervalText, markText } from './texts';

interface ChangeChartProps {
  /** Of one arm, at least two. */
  days: readonly RowOf<'experiment_days'>[];
  /** The change that is worth having. */
  smallest: number;
  /** What is compared with what. */
  title: string;
}

/** How an arm's change and its interval have developed, beside no change and the smallest one that is worth having. */
export function ChangeChart({ days, smallest, title }: ChangeChartProps) {
  const [chosen, setChosen] = useState<number>();
  const { scale, xs, y, line, band } = changeChart(days, smallest);
  const shown = days[chosen ?? days.length - 1];
  const choose = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const distances = xs.map((x) => Math.abs(x - ((clientX - left) / width) * 100));
    setChosen(distances.indexOf(Math.min(...distances)));
  };
  const words = shown && `${dayText(shown.day)} ${intervalText(shown)}`;
  const across = (value: number, className?: string) => (
    <line key={value} x1="0" x2="100" y1={y(value)} y2={y(value)} className={className} />
  );
  const labelled = new Set([0, Math.floor((days.length - 1) / 2), days.length - 1]);
  return (
    <figure>
      <Flex wrap gap="0 12px" justify="space-between" component="figcaption" className="small">
        <span className="soft">{title}（%）</span>
        <b>{words}</b>
      </Flex>
      <div className={styles.plot}>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={`${title}，${words}`}
          onPointerMove={choose}
          onPointerDown={choose}
          onPointerLeave={() => setChosen(undefined)}
        >
          {scale.marks.map((mark) => across(mark))}
          <polygon className={styles.band} points={band} />
          {across(0, styles.none)}
          {across(smallest, styles.smallest)}
          {chosen !== undefined && <line className={styles.chosen} x1={xs[chosen]} x2={xs[chosen]} y1="0" y2="100" />}
          <polyline className={styles.estimate} points={line} />
        </svg>
        {scale.marks.map((mark) => (
          <span key={mark} className={`soft small ${styles.mark}`} style={{ top: `${y(mark)}%` }}>
            {markText(mark)}
          </span>
        ))}
        {[...labelled].map((index) => (
          <span
            key={index}
            className={`soft small ${styles.day}`}
            style={{ left: `${xs[index]}%`, transform: `translateX(-${xs[index]}%)` }}
          >
            {dayText(days[index]?.day ?? '')}
          </span>
        ))}
      </div>
      <Flex wrap gap="2px 16px" className="soft small" component="ul">
        <Key look="estimate" words="估计的变化" />
        <Key look="band" words="真实的变化很可能在这里面" />
        <Key look="none" words="没有变化" />
        <Key look="smallest" words={`值得做的最小提升 ${markText(smallest)}`} />
      </Flex>
    </figure>
  );
}

function Key({ look, words }: { look: 'estimate' | 'band' | 'none' | 'smallest'; words: string }) {
  return (
    <li>
      <svg className={styles.key} aria-hidden="true">
        {look === 'band' ? (
          <rect className={styles.band} width="24" height="12" />
        ) : (
          <line className={styles[look]} x2="24" y1="6" y2="6" />
        )}
      </svg>
      {words}
    </li>
  );
}
