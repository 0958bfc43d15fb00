import { z } from 'zod';
import { ART_SHAPES } from '../../art/shapes';
import { textUpTo } from '../../copy/text';
import { conditionSchema } from '../condition';
import { type ExclusiveReward, exclusiveSchema } from '../exclusive';
import { distinctIds, id } from '../id';
import type { Kind } from '../kind';
import { prizeSchema } from '../prize';
import { prizeText } from '../prize-text';
import { type Starter, usd } from '../starter';
import { type Customer, isMet, moneyOf, type Worth } from '../worth';
import { tasksActions, tasksState } from './contract';

const shape = z.enum(ART_SHAPES);
const placed = z.strictObject({ art: shape, x: z.number(), y: z.number(), width: z.number().positive() });

/** A picture above the tasks, 320 by 150, with a mark for each task; a place is the mark's centre. */
const picture = z.strictObject({
  /** The background drawing, of the picture's size. */
  ground: shape,
  /** What a mark does when its task is done and collected: it comes off its thread, falls, lights up, or is signed. */
  marks: z.enum(['hang', 'fall', 'light', 'sign']),
  /** In the tasks' order. */
  places: z.array(placed),
  /** What grows with the number of done tasks; its place is the middle of its foot. */
  grows: placed.optional(),
});
export type TasksPicture = z.infer<typeof picture>;

/** Tasks checked against the real account. Each is paid once, when the visitor collects it. */
const tasksSchema = z
  .strictObject({
    kind: z.literal('tasks'),
    title: textUpTo(18),
    /** `sequence` locks a task until the previous one is done. */
    order: z.enum(['sequence', 'any']),
    /** `stairs` draws a staircase, for a sequence of about five tasks with short titles. The default is a list. */
    look: z.literal('stairs').optional(),
    picture: picture.optional(),
    tasks: z
      .array(
        z.strictObject({
          id,
          title: textUpTo(20),
          text: textUpTo(60),
          condition: conditionSchema,
          prize: prizeSchema.nullable(),
          /** A person receives this prize or other rewards of the group from one campaign only. */
          exclusive: exclusiveSchema.optional(),
        }),
      )
      .min(2)
      .refine(distinctIds, '编号不可重复'),
  })
  .refine(({ picture: drawn, tasks }) => drawn === undefined || drawn.places.length === tasks.length, {
    path: ['picture', 'places'],
    message: '须与任务一一对应',
  });

type Tasks = z.infer<typeof tasksSchema>;

export const tasks = {
  words: { name: '任务', link: '去完成任务' },
  awaited: ({ picture, tasks: { length } }: Pick<Tasks, 'picture' | 'tasks'>) =>
    picture ? { phone: 394 + 64 * length, desktop: Math.max(436, 128 + 77 * length) } : { phone: 460, desktop: 456 },
  definition: tasksSchema,
  state: tasksState,
  actions: tasksActions,
  claims: ['collect'],
  prizes: 'all',
  exclusive({ tasks }: Tasks): ExclusiveReward[] {
    return tasks.flatMap(({ id, title, prize, exclusive: group }) =>
      group ? [{ group, source: `task:${id}`, name: `${title}${prize ? `, ${prizeText(prize)}` : ''}` }] : [],
    );
  },
  worth(definition: Tasks, customer: Customer): Worth {
    const done = doneTasks(definition, customer);
    return { certain: done.map(({ prize, exclusive }) => ({ amount: moneyOf(prize), group: exclusive })) };
  },
  starter: {
    order: 'sequence',
    tasks: [
      {
        id: 'verify',
        title: '实名认证',
        text: '上传身份证完成认证。',
        condition: { type: 'verified' },
        prize: usd(8),
      },
      {
        id: 'deposit',
        title: '首次入金',
        text: '首次入金达到门槛。',
        condition: { type: 'first-deposit', from: 200 },
        prize: usd(20),
        exclusive: 'first-deposit',
      },
    ],
  } satisfies Starter<typeof tasksSchema>,
} satisfies Kind<'tasks'>;

function doneTasks({ order, tasks }: Tasks, customer: Customer) {
  const missing = tasks.findIndex(({ condition }) => !isMet(condition, customer));
  if (order === 'sequence' && missing >= 0) return tasks.slice(0, missing);
  return tasks.filter(({ condition }) => isMet(condition, customer));
}
