import * as z from 'zod/mini';

/** Tasks in the definition's order. `done` can be collected; `collected` was given. */
export const tasksState = z.object({
  kind: z.literal('tasks'),
  mine: z.nullable(
    z.object({
      tasks: z.array(z.object({ id: z.string(), state: z.enum(['locked', 'open', 'done', 'collected']) })),
    }),
  ),
});
export type TasksState = z.infer<typeof tasksState>;

export const tasksActions = { collect: z.strictObject({ task: z.string() }) };
