import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button, Tabs } from 'antd';
import { useState } from 'react';
import { isOffered } from '../api/offered';
import { operationsQuery } from '../api/operations';
import { OperationDrawer } from '../operations/operation-drawer';
import { Screen } from '../parts/screen';
import type { Change } from './change';
import { OperatorTable } from './operator-table';
import { RightsTable } from './rights-table';
import { readOperatorsSearch } from './search';
import { SessionTable } from './session-table';

/** Who works in the office: roles, limits, sessions, and what each role may do. */
export function OperatorsScreen() {
  const { tab = 'operators' } = useSearch({ from: '/operators' });
  const navigate = useNavigate({ from: '/operators' });
  const queries = useQueryClient();
  const { data: offered } = useQuery(operationsQuery);
  const [change, setChange] = useState<Change>();
  const may = (name: string) => isOffered(offered, name);
  // Who changes operators sees the sessions of all.
  const manages = may('operators add');
  return (
    <Screen
      title="操作员"
      actions={
        manages && (
          <Button type="primary" onClick={() => setChange({ name: 'operators add', given: {} })}>
            邀请操作员
          </Button>
        )
      }
    >
      <Tabs
        activeKey={tab}
        destroyOnHidden
        onChange={(next) => navigate({ search: readOperatorsSearch({ tab: next }), replace: true })}
        items={[
          { key: 'operators', label: '操作员', children: <OperatorTable may={may} onChange={setChange} /> },
          ...(manages ? [{ key: 'sessions', label: '登录会话', children: <SessionTable onChange={setChange} /> }] : []),
          { key: 'rights', label: '角色与权限', children: <RightsTable /> },
        ]}
      />
      {change && (
        <OperationDrawer
          key={change.name}
          {...change}
          onDone={() => void queries.invalidateQueries({ queryKey: ['operators'] })}
          onClose={() => setChange(undefined)}
        />
      )}
    </Screen>
  );
}
