import type { CSSProperties } from 'react';
import { wordIn } from '../answer/words';
import styles from './lanes.module.css';
import type { Events } from './queries';
import type { Entry, RoundRow, TextRow } from './rows';
import { placeOf, type Range, type Span, spanOf } from './span';
import { endText, stampText } from './texts';

interface LanesProps {
  entry: Entry;
  events: Events;
  range: Range;
  weeks: number;
}

/** A campaign's own time, its rounds and its texts, one below the other; the row says the same in words. */
export function Lanes({ entry, events, range, weeks }: LanesProps) {
  const { now, notice } = events;
  const { status, begins, ends, claimsUntil, rounds, texts } = entry;
  const own = spanOf(range, begins, ends);
  const claims = ends && claimsUntil ? spanOf(range, ends, claimsUntil) : undefined;
  const notified = spanOf(range, now, notice.end);
  return (
    <div className={styles.lanes} style={{ '--weeks': weeks } as CSSProperties} aria-hidden="true">
      {notified && status === 'running' && <span className={styles.notice} style={placed(notified)} />}
      {own && (
        <span
          className={styles.own}
          data-status={status}
          data-cut-left={own.cutLeft || undefined}
          data-cut-right={own.cutRight || undefined}
          style={placed(own)}
          title={[begins && `${stampText(begins, now)} 开始`, ends ? `${endText(ends, now)} 结束` : '没有结束时间']
            .filter(Boolean)
            .join('，')}
        />
      )}
      {claims && (
        <span
          className={styles.claims}
          style={placed(claims)}
          title={claimsUntil ? `可领取至 ${endText(claimsUntil, now)}` : ''}
        />
      )}
      {rounds.map((round) => (
        <RoundBar key={round.round} round={round} now={now} range={range} />
      ))}
      {texts.map((text) => (
        <TextBar key={`${text.revision} ${text.from}`} text={text} now={now} range={range} />
      ))}
      <Line at={placeOf(range, Date.parse(now))} />
    </div>
  );
}

function RoundBar({ round, now, range }: { round: RoundRow; now: string; range: Range }) {
  const span = spanOf(range, round.begins, round.result);
  if (!span) return null;
  const words = [
    `${round.round} 场${wordIn('calendar_rounds', 'state', round.state)}`,
    `${stampText(round.closes, now)} 截止`,
    `${stampText(round.result, now)} 公布`,
    round.guesses > 0 && `${round.guesses.toLocaleString('zh-CN')} 次竞猜`,
  ];
  return (
    <span
      className={styles.round}
      data-state={round.state}
      style={placed(span)}
      title={words.filter(Boolean).join('，')}
    />
  );
}

function TextBar({ text, now, range }: { text: TextRow; now: string; range: Range }) {
  const span = spanOf(range, text.from, text.to);
  if (!span) return null;
  const until = text.to ? `，至 ${stampText(text.to, now)}` : '';
  return (
    <span
      className={styles.text}
      data-state={text.state}
      style={placed(span)}
      title={`文案版本 ${text.revision}：${text.headline ?? ''}，${stampText(text.from, now)} 起${until}`}
    />
  );
}

/** The line of now. */
function Line({ at }: { at: number }) {
  return at < 0 || at > 100 ? null : <span className={styles.now} style={{ left: `${at}%` }} />;
}

function placed({ left, width }: Span): CSSProperties {
  return { left: `${left}%`, width: `${width}%` };
}
