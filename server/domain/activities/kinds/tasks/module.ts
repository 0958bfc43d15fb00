import type { ActivityOf } from '@/lib/activities/schema';
import { ApiProblem, fieldProblem } from '../../../../platform/http/problem';
import { claimExclusive } from '../../engine/exclusive';
import { type Facts, meets, readFacts } from '../../engine/facts';
import { give, readGiven } from '../../engine/give';
import { type AccountContext, defineModule } from '../../engine/module';

type State = 'locked' | 'open' | 'done' | 'collected';

/** Tasks that are derived from the account; collecting one gives its prize once. */
export const tasks = defineModule({
  kind: 'tasks',

  async state(context) {
    const { account } = context;
    if (!account) return { kind: 'tasks', mine: null };
    const states = await readStates({ ...context, account });
    return { kind: 'tasks', mine: { tasks: [...states].map(([id, state]) => ({ id, state })) } };
  },

  async recount(context) {
    const states = statesOf(context.activity, await readFacts(context), new Map());
    return { back: [...states].filter(([, state]) => state !== 'done').map(([id]) => sourceOf(id)) };
  },

  actions: {
    async collect(context, input) {
      const task = context.activity.tasks.find(({ id }) => id === input.task);
      if (!task?.prize) throw fieldProblem('task', '该任务没有可领取的奖励');
      const state = (await readStates(context)).get(task.id);
      if (state === 'collected') throw new ApiProblem('already_done', { message: '该奖励已领取' });
      if (state === 'locked') throw new ApiProblem('locked', { message: '请先完成上一项任务' });
      if (state !== 'done') throw new ApiProblem('locked', { message: '任务尚未完成' });
      await claimExclusive(context, task.exclusive);
      await give(context, sourceOf(task.id), task.prize);
      return { won: [task.prize] };
    },
  },
});

async function readStates(context: AccountContext<'tasks'>): Promise<Map<string, State>> {
  return statesOf(context.activity, await readFacts(context), await readGiven(context));
}

/** The state of each task by its id. @param given collected prizes by source */
export function statesOf(
  { tasks: all, order }: ActivityOf<'tasks'>,
  facts: Facts,
  given: ReadonlyMap<string, unknown>,
): Map<string, State> {
  const states = new Map<string, State>();
  let reachable = true;
  for (const { id, condition } of all) {
    const collected = given.has(sourceOf(id));
    const done: boolean = collected || (reachable && meets(condition, facts));
    if (done) states.set(id, collected ? 'collected' : 'done');
    else states.set(id, reachable ? 'open' : 'locked');
    if (order === 'sequence') reachable = done;
  }
  return states;
}

export function sourceOf(task: string): string {
  return `task:${task}`;
}
