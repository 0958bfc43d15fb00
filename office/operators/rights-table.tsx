import { ROLE_WORDS } from '@/server/operations/operators/words';
import type { RowOf } from '@/server/operations/words';
import { operationText, wordIn } from '../answer/words';
import { OperationTable } from '../list/operation-table';
import styles from './rights-table.module.css';

type Rights = RowOf<'rights'>;
type Role = Exclude<keyof Rights, 'permission' | 'operations'>;

/** What each role may run, and whose requests it may approve. */
export function RightsTable() {
  return (
    <>
      <p className={styles.note}>
        ● 可执行，<span className={styles.approves}>批</span>{' '}
        可批准他人的申请。多个角色的权限相加；限定品牌的角色只对这些品牌有效。活动、文案和待办人人可看。
      </p>
      <OperationTable
        screen="operators"
        operation="operators rights"
        code="rights"
        keyColumn="permission"
        columns={[
          { name: 'permission', cell: ({ permission }) => wordIn('rights', 'permission', permission) },
          ...(Object.keys(ROLE_WORDS) as Role[]).map((role) => ({
            name: role,
            cell: (row: Rights) => <Right rights={row[role] ?? []} />,
          })),
          {
            name: 'operations',
            cell: ({ operations }) => (
              <span className={styles.operations}>{operations.map((name) => operationText(name)).join('、')}</span>
            ),
          },
        ]}
      />
    </>
  );
}

function Right({ rights }: { rights: NonNullable<Rights[Role]> }) {
  return (
    <span className={styles.right}>
      {rights.includes('runs') && (
        <span role="img" aria-label="可执行">
          ●
        </span>
      )}
      {rights.includes('approves') && <span className={styles.approves}>批</span>}
    </span>
  );
}
