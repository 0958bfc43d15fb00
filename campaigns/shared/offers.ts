import type { Condition } from '@/lib/activities/condition';

interface Task {
  id: string;
  condition: Condition;
}

/** The conditions and the sum of all tasks in one sentence; of several tasks with one type of condition only the last. */
export function takesAll(tasks: readonly Task[]): string {
  const last = tasks.filter(
    ({ condition }, index) => !tasks.slice(index + 1).some((later) => later.condition.type === condition.type),
  );
  return `${last.map(conditionText).join('、')}，全部完成合计 {tasks.amount.sum}。`;
}

function conditionText({ id, condition }: Task): string {
  const from = `{tasks.${id}.from}`;
  switch (condition.type) {
    case 'registered':
      return '开户';
    case 'verified':
      return '实名';
    case 'card':
      return '绑卡';
    case 'first-deposit':
      return `首次入金满 ${from}`;
    case 'deposit':
      return `累计入金满 ${from}`;
    case 'trade':
      return `平仓满 ${from} 手`;
  }
}
