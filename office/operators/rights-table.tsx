import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { wordOf } from '@/server/operations/common/formats';
import { ROLES_ZH } from '@/server/operations/operators/words';
import { type NamedRow, tableOf } from '../answer/rows-of';
import { columnsOf, operationText } from '../answer/words';
import { run } from '../api/operations';
import { Fault } from '../parts/fault';
import styles from './rights-table.module.css';
import { WholeTable } from './whole-table';

/** What each role may run, and whose requests it may approve. */
export function RightsTable() {
  const { data, error, isFetching } = useQuery({
    queryKey: ['operators', 'rights'],
    queryFn: async () => (await run('operators rights', { input: {} })).answer,
  });
  if (error) return <Fault error={error} />;
  const table = data && tableOf(data, 'rights');
  if (!table) return <Skeleton active paragraph={{ rows: 12 }} />;
  const roles = Object.keys(ROLES_ZH);
  const permissions = columnsOf('rights').permission?.words ?? {};
  return (
    <>
      <p className={styles.note}>
        ● 可执行，<span className={styles.approves}>批</span>{' '}
        可批准他人的申请。多个角色的权限相加；限定品牌的角色只对这些品牌有效。活动、文案和待办人人可看。
      </p>
      <WholeTable
        table={table}
        keyColumn="permission"
        loading={isFetching}
        columns={['permission', ...roles, 'operations']}
        cells={{
          permission: ({ permission }) => wordOf(permissions, String(permission), 'zh'),
          ...Object.fromEntries(roles.map((role) => [role, (row: NamedRow) => <Right rights={row[role]} />])),
          operations: ({ operations }) => (
            <span className={styles.operations}>
              {(operations as readonly string[]).map((name) => operationText(name, 'zh')).join('、')}
            </span>
          ),
        }}
      />
    </>
  );
}

function Right({ rights }: { rights: NamedRow[string] | undefined }) {
  const given = (rights ?? []) as readonly string[];
  return (
    <span className={styles.right}>
      {given.includes('runs') && (
        <span role="img" aria-label="可执行">
          ●
        </span>
      )}
      {given.includes('approves') && <span className={styles.approves}>批</span>}
    </span>
  );
}
