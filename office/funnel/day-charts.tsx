import { Flex } from 'antd';
import { type PointerEvent, useState } from 'react';
import { gridOf } from '../layout/columns';
import styles from './day-charts.module.css';
import type { Group } from './read-funnel';
import { countText, dayText, STEPS, stepText } from './texts';

const HEIGHT = 100;
/** The part of a day's width that its bar fills. */
const FILLED = 0.76;

/** A chart of days for each step, with the days before as a line. Each has its own scale: accounts would be too small beside visits. */
export function DayCharts({ days }: { days: readonly Group[] }) {
  const [chosen, setChosen] = useState<number>();
  const choose = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(Math.min(days.length - 1, Math.max(0, Math.floor(((clientX - left) / width) * days.length))));
  };
  return (
    <div style={gridOf(220, '16px 28px')} onPointerLeave={() => setChosen(undefined)}>
      {STEPS.map((step) => {
        const counts = days.map((day) => day[step].count);
        const before = days.map((day) => day[step].before ?? 0);
        const most = Math.max(1, ...counts, ...before);
        const peak = counts.indexOf(Math.max(...counts));
        const shown = chosen ?? peak;
        const y = (count: number) => HEIGHT - (count / most) * HEIGHT;
        const words = `${dayText(days[shown]?.day ?? '')} ${countText(counts[shown] ?? 0)}`;
        return (
          <figure key={step}>
            <Flex wrap gap="0 12px" justify="space-between" component="figcaption">
              <b>{stepText(step)}</b>
              <span className="soft small">
                {chosen === undefined ? `最高 ${words}` : `${words}，上期 ${countText(before[shown] ?? 0)}`}
              </span>
            </Flex>
            <svg
              className={styles.plot}
              viewBox={`0 0 ${days.length} ${HEIGHT}`}
              preserveAspectRatio="none"
              role="img"
              aria-label={`每天的${stepText(step)}，最高 ${dayText(days[peak]?.day ?? '')} ${countText(counts[peak] ?? 0)}`}
              onPointerMove={choose}
              onPointerDown={choose}
            >
              {days.map(({ day }, index) => (
                <rect
                  key={day}
                  className={index === chosen ? styles.chosen : styles.day}
                  x={index + (1 - FILLED) / 2}
                  width={FILLED}
                  y={y(counts[index] ?? 0)}
                  height={HEIGHT - y(counts[index] ?? 0)}
                />
              ))}
              <polyline
                className={styles.before}
                points={before.map((count, index) => `${index + 0.5},${y(count)}`).join(' ')}
              />
            </svg>
            <Flex justify="space-between" className="soft small">
              <span>{dayText(days[0]?.day ?? '')}</span>
              <span>{dayText(days.at(-1)?.day ?? '')}</span>
            </Flex>
          </figure>
        );
      })}
    </div>
  );
}
