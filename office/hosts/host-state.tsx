import { Badge, Typography } from 'antd';
import { timeText } from '@/server/operations/common/formats';
import type { RowOf } from '@/server/operations/words';
import { wordIn } from '../answer/words';
import styles from './host-state.module.css';

const TONES: Readonly<Record<string, 'success' | 'warning' | 'error'>> = {
  ours: 'success',
  found: 'success',
  valid: 'success',
  partly: 'warning',
  ending: 'warning',
  elsewhere: 'error',
  private: 'error',
  missing: 'error',
  failed: 'warning',
  expired: 'error',
  wrong_name: 'error',
  untrusted: 'error',
  none: 'error',
  no_answer: 'error',
};

const STRESS = { warning: 'warning', error: 'danger' } as const;
const { Text } = Typography;

interface StateProps {
  /** Missing for a host that was not asked, or not yet. */
  state: RowOf<'host_states'> | undefined;
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
  const word = wordIn('host_states', column, value);
  const tone = TONES[value];
  return (
    <>
      <Badge
        status={tone ?? 'default'}
        text={tone === 'success' || !tone ? word : <Text type={STRESS[tone]}>{word}</Text>}
      />
      {note && (
        <Text ellipsis type="secondary" className={styles.note ?? ''}>
          {note}
        </Text>
      )}
    </>
  );
}

function NotYet({ asking }: { asking: boolean }) {
  return <span className="soft">{asking ? '查询中…' : '—'}</span>;
}
