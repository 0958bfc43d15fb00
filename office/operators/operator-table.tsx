import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, Skeleton, Tag } from 'antd';
import type { Sentence, Value } from '@/server/operations/common/answer';
import { timeText, wordOf } from '@/server/operations/common/formats';
import { ROLES_ZH } from '@/server/operations/operators/words';
import { useNames } from '../answer/names';
import { type NamedRow, tableOf } from '../answer/rows-of';
import { columnsOf } from '../answer/words';
import { run } from '../api/operations';
import { readRoles } from '../fields/roles';
import { Fault } from '../parts/fault';
import type { Change } from './change';
import styles from './operator-table.module.css';
import { WholeTable } from './whole-table';

interface OperatorTableProps {
  may: (operation: string) => boolean;
  onChange: (change: Change) => void;
}

const OWN = ['name', 'roles', 'state', 'seen'];
const MANAGED = ['name', 'roles', 'state', 'factor', 'alone', 'approve', 'signedIn', 'seen'];
const TONES: Readonly<Record<string, string>> = { active: 'jade', invited: 'brass' };

/** All present and former operators, and what may be changed about each. */
export function OperatorTable({ may, onChange }: OperatorTableProps) {
  const { data, error, isFetching } = useQuery({
    queryKey: ['operators', 'all'],
    queryFn: async () => (await run('operators list', { input: {} })).answer,
  });
  if (error) return <Fault error={error} />;
  const table = data && tableOf(data, 'operators');
  if (!table) return <Skeleton active paragraph={{ rows: 8 }} />;
  const manages = may('operators add');
  const states = columnsOf('operators').state?.words ?? {};
  return (
    <WholeTable
      table={table}
      keyColumn="name"
      columns={manages ? MANAGED : OWN}
      loading={isFetching}
      cells={{
        name: ({ name }) => <strong className={styles.name}>{String(name)}</strong>,
        roles: ({ roles = null }) => <RoleTags roles={paramOf(roles, 'roles')} />,
        state: ({ state, until }) => (
          <>
            <Tag className={TONES[String(state)] ?? ''}>{wordOf(states, String(state), 'zh')}</Tag>
            {typeof until === 'string' && <span className={styles.until}>邀请 {timeText(until)} 前有效</span>}
          </>
        ),
      }}
      added={
        manages || may('audit-entries')
          ? [{ title: '操作', cell: (row) => <Actions row={row} may={may} onChange={onChange} /> }]
          : []
      }
    />
  );
}

function RoleTags({ roles }: { roles: Value | undefined }) {
  const names = useNames();
  return [...readRoles(String(roles ?? ''))].map(([role, brands]) => (
    <Tag key={role}>
      {ROLES_ZH[role] ?? role}
      {brands.length > 0 && `：${brands.map((brand) => names.brand.get(brand) ?? brand).join('、')}`}
    </Tag>
  ));
}

function Actions({ row, may, onChange }: OperatorTableProps & { row: NamedRow }) {
  const { name, state, roles = null, alone = null, approve = null } = row;
  const given = { name };
  const offer = (operation: string, title: string, change: Partial<Change> & { danger?: true } = {}) => {
    if (!may(operation)) return null;
    const { danger = false, ...more } = change;
    return (
      <Button
        size="small"
        danger={danger}
        aria-label={`${title} ${name}`}
        onClick={() => onChange({ name: operation, given, title: `${title}：${name}`, ...more })}
      >
        {title}
      </Button>
    );
  };
  const limit = (value: Value) => String(paramOf(value, 'dollars') ?? 'default');
  const gone = state === 'disabled';
  return (
    <span className={styles.actions}>
      {!gone && offer('operators roles', '角色', { initial: { roles: paramOf(roles, 'roles') } })}
      {!gone && offer('operators limits', '限额', { initial: { alone: limit(alone), approve: limit(approve) } })}
      {offer('operators reset', gone ? '恢复' : '重置')}
      {!gone && offer('operators disable', '停用', { danger: true })}
      {may('audit-entries') && (
        <Link to="/audit" search={{ by: String(name) }} aria-label={`${name} 的审计记录`}>
          记录
        </Link>
      )}
    </span>
  );
}

/** A parameter of the sentence in a cell. */
function paramOf(cell: Value, name: string): Value | undefined {
  return (cell as Sentence | null)?.params[name];
}
