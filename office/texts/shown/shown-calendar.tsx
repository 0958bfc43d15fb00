import { useQuery } from '@tanstack/react-query';
import { Calendar, Skeleton } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useContext } from 'react';
import { Fault } from '../../parts/fault';
import { SubjectContext } from '../revisions/subject';
import { periodsQuery } from '../text-queries';
import { periodsOn, periodText } from './periods';
import styles from './shown-calendar.module.css';

dayjs.locale('zh-cn');

interface ShownCalendarProps {
  campaign: string;
  brand: string | undefined;
  /** In a dialog. */
  small?: boolean;
  /** Marked Beijing days, with or without a time. */
  chosen: readonly (string | undefined)[];
  onDay: (day: string) => void;
}

const DAY = 'YYYY-MM-DD';

/** A month with what visitors saw and will see on each day. */
export default function ShownCalendar({ campaign, brand, small = false, chosen, onDay }: ShownCalendarProps) {
  const { data, error } = useQuery(periodsQuery(campaign, brand, useContext(SubjectContext).subject));
  if (error) return <Fault error={error} />;
  if (!data) return <Skeleton active />;
  const [first = dayjs().format(DAY), last = first] = chosen.map((day) => day?.slice(0, 10));
  return (
    <Calendar
      fullscreen={!small}
      className={`panel ${small ? '' : styles.large}`}
      value={dayjs(first)}
      onSelect={(day, { source }) => source === 'date' && onDay(day.format(DAY))}
      cellRender={(moment, { type }) => {
        if (type !== 'date') return null;
        const day = moment.format(DAY);
        const shown = periodsOn(day, data).filter(({ revision }) => revision !== null);
        const within = chosen.some(Boolean) && day >= first && day <= last;
        if (small)
          return (
            <span className={styles.dot} data-shown={shown.length > 0 || undefined} data-within={within || undefined} />
          );
        return shown.map((period) => (
          <span key={period.from} className={`jade small ellipsis ${styles.bar}`} title={period.headline}>
            {periodText(period)}
          </span>
        ));
      }}
    />
  );
}
