import { z } from 'zod';
import { shape } from '../../art/scene';
import { textUpTo } from '../../copy/text';
import { choice } from '../../form/choice';
import { conditionSchema } from '../condition';
import { type ExclusiveReward, exclusiveSchema } from '../exclusive';
import { distinctIds, id } from '../id';
import type { Kind } from '../kind';
import { prizeSchema } from '../prize';
import { prizeText } from '../prize-text';
import { type Starter, usd } from '../starter';
import { type Customer, isMet, moneyOf, type Worth } from '../worth';
import { tasksActions, tasksState } from './contract';

const x = z.number().meta({ title: '左右' });
const y = z.number().meta({ title: '上下' });
const placed = z.strictObject({ art: shape, x, y, width: z.number().positive().meta({ title: '宽' }) });

/** A picture above the tasks, 320 by 150, with a mark for each task; a place is the mark's centre. */
const picture = z
  .strictObject({
    /** The background drawing, of the picture's size. */
    ground: shape.meta({ title: '底图' }),
    /** What a mark does when its task is done and collected: it comes off its thread, falls, lights up, or is signed. */
    marks: choice('完成一项时', { hang: '摘下来', fall: '落下来', light: '亮起来', sign: '盖上章' }),
    /** In the tasks' order. */
    places: z.array(placed).meta({ title: '标记', help: '与任务一一对应，顺序相同。' }),
    /** What grows with the number of done tasks; its place is the middle of its foot. */
    grows: placed.meta({ title: '随完成数长大的图案' }).optional(),
  })
  .meta({ title: '任务图', help: '任务上方的图，宽 320、高 150；每项任务一个标记。' });
export type TasksPicture = z.infer<typeof picture>;

/** Tasks checked against the real account. Each is paid once, when the visitor collects it. */
const tasksSchema = z
  .strictObject({
    kind: z.literal('tasks'),
    title: textUpTo(18).meta({ title: '标题' }),
    /** `sequence` locks a task until the previous one is done. */
    order: choice('顺序', { sequence: '一项一项解锁', any: '随便先做哪项' }),
    /** `stairs` draws a staircase, for a sequence of about five tasks with short titles. The default is a list. */
    look: z.literal('stairs').meta({ title: '画成台阶', help: '适合五项左右、标题短的任务。' }).optional(),
    picture: picture.optional(),
    tasks: z
      .array(
        z.strictObject({
          id,
          title: textUpTo(20).meta({ title: '任务名称' }),
          text: textUpTo(60).meta({ title: '说明' }),
          condition: conditionSchema.meta({ title: '完成条件' }),
          prize: prizeSchema.nullable().meta({ title: '奖品', also: { null: '没有奖品' } }),
          /** A person receives this prize or other rewards of the group from one campaign only. */
          exclusive: exclusiveSchema.optional(),
        }),
      )
      .min(2)
      .refine(distinctIds, '编号不可重复')
      .meta({ title: '任务' }),
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
      },
    ],
  } satisfies Starter<typeof tasksSchema>,
} satisfies Kind<'tasks'>;

function doneTasks({ order, tasks }: Tasks, customer: Customer) {
  const missing = tasks.findIndex(({ condition }) => !isMet(condition, customer));
  if (order === 'sequence' && missing >= 0) return tasks.slice(0, missing);
  return tasks.filter(({ condition }) => isMet(condition, customer));
}
