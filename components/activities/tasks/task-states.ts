import type { ActivityOf } from '@/lib/activities/schema';
import type { TasksState } from '@/lib/activities/tasks/contract';

export type Task = ActivityOf<'tasks'>['tasks'][number];
/** `unknown` for a visitor without a session. */
export type TaskState = NonNullable<TasksState['mine']>['tasks'][number]['state'] | 'unknown';

/** The definition's tasks with the visitor's states. */
export function withStates(tasks: readonly Task[], { mine }: TasksState): { task: Task; state: TaskState }[] {
  const states = new Map(mine?.tasks.map(({ id, state }) => [id, state]));
  return tasks.map((task) => ({ task, state: states.get(task.id) ?? 'unknown' }));
}

/** Whether a task is done, collected or not. */
export function isDone(state: TaskState): boolean {
  return state === 'done' || state === 'collected';
}
