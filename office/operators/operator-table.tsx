import { Link } from '@tanstack/react-router';
import { Flex, Tag } from 'antd';
import { timeText } from '@/server/operations/common/formats';
import { ROLE_WORDS } from '@/server/operations/operators/words';
import type { RowOf } from '@/server/operations/words';
import { useNames } from '../answer/names';
import { wordIn } from '../answer/words';
import { useMay } from '../api/use-may';
import { readRoles } from '../fields/roles';
import { OperationTable } from '../list/operation-table';
import { type Change, type Offer, Offers } from '../operations/changes';

type Operator = RowOf<'operators'>;

const TONES: Readonly<Record<string, string>> = { active: 'jade', invited: 'brass' };

/** All present and former operators, and what may be changed about each. */
export function OperatorTable({ onOpen }: { onOpen: (change: Change) => void }) {
  const may = useMay();
  const manages = may('operators add');
  const managed = ['factor', 'alone', 'approve', 'signedIn'] as const;
  return (
    <OperationTable
      screen="operators"
      operation="operators list"
      code="operators"
      keyColumn="name"
      columns={[
        { name: 'name', cell: ({ name }) => <strong>{name}</strong> },
        { name: 'roles', cell: ({ roles }) => <RoleTags roles={roles.params.roles} /> },
        {
          name: 'state',
          cell: ({ state, until }) => (
            <>
              <Tag className={TONES[state] ?? ''}>{wordIn('operators', 'state', state)}</Tag>
              {until !== null && <div className="soft">邀请 {timeText(until)} 前有效</div>}
            </>
          ),
        },
        ...(manages ? managed : []),
        'seen',
        ...(manages || may('audit-entries')
          ? [{ title: '操作', cell: (row: Operator) => <Actions row={row} onOpen={onOpen} /> }]
          : []),
      ]}
    />
  );
}

function RoleTags({ roles }: { roles: unknown }) {
  const names = useNames();
  return [...readRoles(String(roles ?? ''))].map(([role, brands]) => (
    <Tag key={role}>
      {ROLE_WORDS[role] ?? role}
      {brands.length > 0 && `：${brands.map((brand) => names.brand.get(brand) ?? brand).join('、')}`}
    </Tag>
  ));
}

interface ActionsProps {
  row: Operator;
  onOpen: (change: Change) => void;
}

function Actions({ row: { name, state, roles, alone, approve }, onOpen }: ActionsProps) {
  const may = useMay();
  const limit = ({ params }: Operator['alone']) => String(params.dollars ?? 'default');
  const gone = state === 'disabled';
  const offer = (operation: string, label: string, more: Partial<Offer> = {}): Offer => ({
    name: operation,
    label,
    about: name,
    title: `${label}：${name}`,
    given: { name },
    ...more,
  });
  const reset = offer('operators reset', gone ? '恢复' : '重置');
  const offers = [
    offer('operators roles', '角色', { initial: { roles: roles.params.roles } }),
    offer('operators limits', '限额', { initial: { alone: limit(alone), approve: limit(approve) } }),
    reset,
    offer('operators disable', '停用', { look: 'danger' }),
  ];
  return (
    <Flex gap={8} align="center">
      <Offers small offers={gone ? [reset] : offers} onOpen={onOpen} />
      {may('audit-entries') && (
        <Link to="/audit" search={{ by: name }} aria-label={`${name} 的审计记录`}>
          记录
        </Link>
      )}
    </Flex>
  );
}
