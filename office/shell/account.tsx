import { useMutation } from '@tanstack/react-query';
import { App, Button, Flex } from 'antd';
import type { OfficeOperator } from '@/server/office/api';
import { problemText } from '../api/problem-text';
import { rolesText } from '../api/roles';
import { signInSeeded, signOut } from '../api/session';
import styles from './frame.module.css';

interface AccountProps {
  operator: OfficeOperator;
  /** Operators of the development set-up. */
  seeded: readonly OfficeOperator[];
}

/** Who is signed in, with the way out, and in development the way to a second operator, who can approve. */
export function Account({ operator, seeded }: AccountProps) {
  const { message } = App.useApp();
  const leave = useMutation({
    mutationFn: signOut,
    onError: (error) => message.error(problemText(error)),
  });
  const change = useMutation({
    mutationFn: signInSeeded,
    onSuccess: () => window.location.reload(),
    onError: (error) => message.error(problemText(error)),
  });
  const second = seeded.find(({ name, roles }) => name !== operator.name && roles.some(({ role }) => role === 'admin'));
  return (
    <Flex wrap gap="4px 8px" align="center" className={styles.account ?? ''}>
      <Flex vertical flex="1 1 0" className="wrap">
        <span className="ellipsis">{operator.name}</span>
        <span className={styles.role}>{rolesText(operator)}</span>
      </Flex>
      <Button size="small" ghost loading={leave.isPending} onClick={() => leave.mutate({ all: false })}>
        退出
      </Button>
      {second && (
        <Button
          size="small"
          ghost
          title={`以${second.name}的身份继续，可批准${operator.name}的申请`}
          loading={change.isPending}
          onClick={() => change.mutate(second.name)}
        >
          换人
        </Button>
      )}
    </Flex>
  );
}
