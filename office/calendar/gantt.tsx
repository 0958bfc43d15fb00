import { Button, Flex, Tag } from 'antd';
import type { KeyboardEvent } from 'react';
import { addDays } from '@/lib/time/calendar';
import { usdText } from '@/server/operations/common/formats';
import { wordIn } from '../answer/words';
import styles from './gantt.module.css';
import { Lanes } from './lanes';
import type { Events } from './queries';
import { budgetLeft, type Entry, isScarce, partLeft } from './rows';
import { placeOf, type Range } from './span';
import { BudgetSupply, StockSupply } from './supply';
import { datesText, roundsText, textsText } from './texts';

interface GanttProps {
  entries: readonly Entry[];
  events: Events;
  range: Range;
  /** Whether the operator may read budgets, stock and exposure. */
  withFigures: boolean;
  onOpen: (campaign: string) => void;
}

const TONES: Partial<Record<Entry['status'], string>> = { running: 'jade', claiming: 'brass' };
const WEEK = 7 * 24 * 3_600_000;
/** From so many weeks on, only every other one has its date. */
const MANY_WEEKS = 14;

/** Campaigns in rows, weeks in columns; on a phone a list of the same rows in words. */
export function Gantt({ entries, events, range, withFigures, onOpen }: GanttProps) {
  const weeks = Math.round((range.to - range.from) / WEEK);
  const mondays = Array.from({ length: weeks }, (_, index) => addDays(events.from, index * 7));
  return (
    <div className={`panel ${styles.place}`}>
      <table className={styles.table} onKeyDown={moveBetweenRows} data-figures={withFigures || undefined}>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              活动
            </th>
            <th scope="col" className={styles.time}>
              <span className="unseen">日程</span>
              <span className={styles.weeks} aria-hidden="true">
                {mondays.map((monday, index) => (
                  <span key={monday} className={styles.week} style={{ left: `${(index / weeks) * 100}%` }}>
                    {(weeks < MANY_WEEKS || index % 2 === 0) && monday.slice(5).replace('-', '/')}
                  </span>
                ))}
                <Today now={events.now} range={range} />
              </span>
            </th>
            {withFigures && (
              <>
                <th scope="col" className={styles.supplies}>
                  预算与最紧的库存
                </th>
                <th scope="col" className={styles.exposure}>
                  单客最高
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Row
              key={entry.campaign}
              entry={entry}
              events={events}
              range={range}
              weeks={weeks}
              withFigures={withFigures}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({
  entry,
  events,
  range,
  weeks,
  withFigures,
  onOpen,
}: Omit<GanttProps, 'entries'> & { entry: Entry; weeks: number }) {
  const { campaign, title, status, set, rounds, texts, scarcest, budget, exposure } = entry;
  const short = isShort(entry);
  const words = [datesText(entry, events.now), roundsText(rounds), textsText(texts)].filter(Boolean);
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.name}>
        <Button type="link" className={styles.open ?? ''} data-row onClick={() => onOpen(campaign)}>
          {title}
        </Button>
        <Flex gap={6} align="center" component="span" className={styles.under ?? ''}>
          <Tag className={TONES[status] ?? ''}>{wordIn('campaigns', 'status', status)}</Tag>
          {set?.some((one) => one === 'open' || one === 'closed') && <Tag className="brass">手动</Tag>}
          <code className="soft small ellipsis">{campaign}</code>
        </Flex>
      </th>
      <td className={styles.time}>
        <p className={`unseen ${styles.words}`}>
          {words.join('；')}
          {short && <strong className="red">库存或预算不足</strong>}
        </p>
        <Lanes entry={entry} events={events} range={range} weeks={weeks} />
      </td>
      {withFigures && (
        <>
          <td className={styles.supplies}>
            {budget && <BudgetSupply row={budget} />}
            {scarcest && <StockSupply row={scarcest} />}
          </td>
          <td className={styles.exposure}>
            {exposure?.certain ? <span>{usdText(exposure.certain)}</span> : null}
            {exposure?.coupons ? <span className="soft small">券 {usdText(exposure.coupons)}</span> : null}
            {exposure?.luck ? <span className="soft small">抽奖 ≤{usdText(exposure.luck)}</span> : null}
          </td>
        </>
      )}
    </tr>
  );
}

function Today({ now, range }: { now: string; range: Range }) {
  const place = placeOf(range, Date.parse(now));
  if (place < 0 || place > 100) return null;
  return (
    <span className={styles.today} style={{ left: `${place}%` }}>
      今天
    </span>
  );
}

function isShort({ scarcest, budget }: Entry): boolean {
  return (
    (scarcest !== undefined && isScarce(partLeft(scarcest))) || (budget !== undefined && isScarce(budgetLeft(budget)))
  );
}

/** The arrow keys go to the campaign above or below. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const next = rows[rows.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
