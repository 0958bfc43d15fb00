import { useMutation } from '@tanstack/react-query';
import { App, Button } from 'antd';
import type { OfficeOperator } from '@/server/office/api';
import { problemText } from '../api/problem-text';
import { rolesText } from '../api/roles';
import { otherTabs, signOut } from '../api/session';
import styles from './frame.module.css';

/** Who is signed in, with the way out. */
export function Account({ operator }: { operator: OfficeOperator }) {
  const { message } = App.useApp();
  const leave = useMutation({
    mutationFn: signOut,
    onSuccess: () => {
      otherTabs.postMessage('signed out');
      // Nothing of this operator stays for the next one.
      window.location.reload();
    },
    onError: (error) => message.error(problemText(error)),
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
