import { clsx } from 'clsx';
import { dayText } from '@/lib/time/format';
import { type CalendarDay, type DayStatus, leadingCells } from './calendar-days';
import styles from './sign-calendar.module.css';

const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日'];
const WORDS: Record<DayStatus, string> = {
  signed: '已签到',
  'made-up': '已补签',
  today: '今天，待签到',
  missed: '漏签',
  past: '已过',
  future: '未到',
};

interface SignCalendarProps {
  days: readonly CalendarDay[];
  cycle: 'month' | 'week';
  /** What a day gives. */
  prize: string;
  /** Whether missed days can be made up now. */
  makeUp: boolean;
  chosen: string | undefined;
  onChoose: (day: string) => void;
}

/** The cycle as a calendar; a missed day is a button if it can be made up. */
export function SignCalendar({ days, cycle, prize, makeUp, chosen, onChoose }: SignCalendarProps) {
  const first = days[0]?.day;
  return (
    <div className={clsx(styles.calendar, cycle === 'week' && styles.week)}>
      <div className={styles.weekdays} aria-hidden="true">
        {WEEKDAYS.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol className={styles.days} aria-label="签到日历">
        {days.map((entry) => (
          <li
            key={entry.day}
            style={entry.day === first ? { gridColumnStart: leadingCells(first) + 1 } : undefined}
            aria-current={entry.today ? 'date' : undefined}
          >
            {entry.status === 'missed' && makeUp ? (
              <button
                type="button"
                className={styles.day}
                data-status={entry.status}
                aria-pressed={chosen === entry.day}
                onClick={() => onChoose(entry.day)}
              >
                <Cell entry={entry} prize={prize} mark="补" />
              </button>
            ) : (
              <span className={styles.day} data-status={entry.status} data-today={entry.today || undefined}>
                <Cell entry={entry} prize={prize} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Cell({ entry: { day, status, double }, prize, mark }: { entry: CalendarDay; prize: string; mark?: string }) {
  const done = status === 'signed' || status === 'made-up';
  return (
    <span className={styles.cell}>
      <span className="visually-hidden">
        {`${dayText(day)} ${mark ? '漏签，可补签' : WORDS[status]}${double ? '，当日计两天' : ''}`}
      </span>
      <span className={styles.number} aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      <span className={styles.mark} aria-hidden="true">
        {done ? <Tick /> : (mark ?? prize)}
      </span>
      {double && (
        <span className={styles.double} aria-hidden="true">
          ×2
        </span>
      )}
    </span>
  );
}

function Tick() {
  return (
    <svg
      viewBox="0 0 20 20"
      className={styles.tick}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2.8"
    >
      <title>已签</title>
      <path d="m4 10.5 4 4 8-9" />
    </svg>
  );
}
