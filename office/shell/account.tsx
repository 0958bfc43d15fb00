import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import type { OfficeOperator } from '@/server/office/api';
import { rolesText } from '../api/roles';
import { signOut } from '../api/session';
import styles from './frame.module.css';

/** Who is signed in, with the way out. */
export function Account({ operator }: { operator: OfficeOperator }) {
  const queries = useQueryClient();
  const leave = useMutation({
    mutationFn: signOut,
    // Nothing of this operator stays for the next one.
    onSettled: () => queries.resetQueries(),
  });
  return (
    <div className={styles.account}>
      <span className={styles.operator}>{operator.name}</span>
      <span className={styles.role}>{rolesText(operator)}</span>
      <Button size="small" ghost loading={leave.isPending} onClick={() => leave.mutate({ all: false })}>
        退出
      </Button>
    </div>
  );
}
