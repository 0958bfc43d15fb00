import { Flex } from 'antd';
import { type Interval, placeOn, type Scale } from './change-scale';
import styles from './interval-bar.module.css';
import { markText, toneOf } from './texts';

/** An interval as a bar on a scale that others share, with a line at no change. The text beside it says the same. */
export function IntervalBar({ interval, scale }: { interval: Interval; scale: Scale }) {
  const at = (value: number) => `${placeOn(scale, value)}%`;
  const width = placeOn(scale, interval.high) - placeOn(scale, interval.low);
  return (
    <div aria-hidden="true">
      <svg aria-hidden="true" className={styles.bar} data-tone={toneOf(interval)}>
        <rect x={at(interval.low)} width={`${width}%`} height="100%" />
        <line x1={at(0)} x2={at(0)} y2="100%" />
        <line className={styles.estimate} x1={at(interval.change)} x2={at(interval.change)} y2="100%" />
      </svg>
      <Flex justify="space-between" className="soft small">
        <span>{markText(scale.from)}</span>
        <span>{markText(scale.to)}</span>
      </Flex>
    </div>
  );
}
