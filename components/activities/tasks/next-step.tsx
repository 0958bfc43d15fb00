import { BackToApp } from '../../account/back-to-app';
import { DepositAction } from '../../account/deposit/deposit-action';
import styles from './next-step.module.css';
import type { Task, TaskState } from './task-states';

const WITH_MONEY: readonly string[] = ['first-deposit', 'deposit', 'trade'] satisfies Task['condition']['type'][];

/** What comes after all tasks are done and their prizes collected: the deposit, unless a task was about money already. */
export function NextStep({ path }: { path: readonly { task: Task; state: TaskState }[] }) {
  const settled = path.every(({ task, state }) => state === 'collected' || (state === 'done' && task.prize === null));
  if (!settled) return null;
  const funded = path.some(({ task }) => WITH_MONEY.includes(task.condition.type));
  return (
    <div className={styles.next}>
      <p>{funded ? '任务与奖励都已收齐，接下来可以去交易。' : '任务与奖励都已收齐，下一步可以入金。'}</p>
      {funded ? <BackToApp variant="action">去交易</BackToApp> : <DepositAction>去入金</DepositAction>}
    </div>
  );
}
