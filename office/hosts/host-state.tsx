import { timeText, wordOf } from '@/server/operations/common/formats';
import { columnsOf } from '../answer/words';
import type { HostStateRow } from './host-queries';
import styles from './host-state.module.css';

const TONES: Readonly<Record<string, 'good' | 'note' | 'bad'>> = {
  ours: 'good',
  found: 'good',
  valid: 'good',
  partly: 'note',
  ending: 'note',
  elsewhere: 'bad',
  private: 'bad',
  missing: 'bad',
  failed: 'note',
  expired: 'bad',
  wrong_name: 'bad',
  untrusted: 'bad',
  none: 'bad',
  no_answer: 'bad',
};

interface StateProps {
  /** Missing for a host that was not asked, or not yet. */
  state: HostStateRow | undefined;
  asking: boolean;
}

/** Where a host resolves to. */
export function DnsState({ state, asking }: StateProps) {
  if (!state) return <NotYet asking={asking} />;
  return <Mark column="dns" value={state.dns} note={state.addresses?.join('、') ?? ''} />;
}

/** What a host presents to visitors, and until when. */
export function CertificateState({ state, asking }: StateProps) {
  if (!state) return <NotYet asking={asking} />;
  const { certificate, until, days } = state;
  const note =
    until === null || days === null ? '' : `${timeText(until).slice(0, 10)}${days >= 0 ? `，剩 ${days} 天` : ''}`;
  return <Mark column="certificate" value={certificate} note={note} />;
}

function Mark({ column, value, note }: { column: 'dns' | 'certificate'; value: string; note: string }) {
  return (
    <span className={styles.state} data-tone={TONES[value]}>
      {wordOf(columnsOf('host_states')[column]?.words ?? {}, value, 'zh')}
      {note && <span className={styles.note}>{note}</span>}
    </span>
  );
}

function NotYet({ asking }: { asking: boolean }) {
  return <span className="soft">{asking ? '查询中…' : '—'}</span>;
}
