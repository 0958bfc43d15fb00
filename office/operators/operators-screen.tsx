import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Tabs, Tag } from 'antd';
import type { RowOf } from '@/server/operations/words';
import { useMay } from '../api/use-may';
import { OperationTable } from '../list/operation-table';
import { type Change, Offers, useChanges } from '../operations/changes';
import { Screen } from '../parts/screen';
import { OperatorTable } from './operator-table';
import { RightsTable } from './rights-table';
import { readOperatorsSearch } from './search';

/** Who works in the office: roles, limits, sessions, and what each role may do. */
export function OperatorsScreen() {
  const { tab = 'operators' } = useSearch({ from: '/operators' });
  const navigate = useNavigate({ from: '/operators' });
  const queries = useQueryClient();
  const { open, drawer } = useChanges(() => void queries.invalidateQueries({ queryKey: ['operators'] }));
  // Who changes operators sees the sessions of all.
  const manages = useMay()('operators add');
  return (
    <Screen
      title="操作员"
      actions={
        <Offers offers={[{ name: 'operators add', label: '邀请操作员', look: 'primary', given: {} }]} onOpen={open} />
      }
    >
      <Tabs
        activeKey={tab}
        destroyOnHidden
        onChange={(next) => navigate({ search: readOperatorsSearch({ tab: next }), replace: true })}
        items={[
          { key: 'operators', label: '操作员', children: <OperatorTable onOpen={open} /> },
          ...(manages ? [{ key: 'sessions', label: '登录会话', children: <Sessions onOpen={open} /> }] : []),
          { key: 'rights', label: '角色与权限', children: <RightsTable /> },
        ]}
      />
      {drawer}
    </Screen>
  );
}

interface SessionsProps {
  onOpen: (change: Change) => void;
}

/** Where operators are signed in, each with a way to end it. */
function Sessions({ onOpen }: SessionsProps) {
  const ending = ({ session, operator }: RowOf<'sessions'>) => ({
    name: 'operators end-session',
    label: '结束',
    about: `${operator} 的会话 ${session}`,
    look: 'danger' as const,
    given: { session },
    title: `结束 ${operator} 的会话`,
  });
  return (
    <OperationTable
      screen="operators"
      operation="operators sessions"
      input={{ all: true }}
      code="sessions"
      keyColumn="session"
      columns={[
        'operator',
        'begun',
        'seen',
        'session',
        {
          title: '操作',
          cell: (row) =>
            row.own === null ? <Offers small offers={[ending(row)]} onOpen={onOpen} /> : <Tag>当前会话</Tag>,
        },
      ]}
    />
  );
}
