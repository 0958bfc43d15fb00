import { z } from 'zod';
import { ART_SHAPES } from '../../art/shapes';
import { text } from '../../copy/text';
import { conditionSchema } from '../condition';
import { exclusiveSchema } from '../exclusive';
import { distinctIds, id } from '../id';
import { prizeSchema } from '../prize';

const shape = z.enum(ART_SHAPES);
const placed = z.strictObject({ art: shape, x: z.number(), y: z.number(), width: z.number().positive() });

/** A picture over the tasks, 320 by 150, in which a mark stands for each of them; places are its centre. */
const picture = z.strictObject({
  /** The drawing behind everything, of the picture's size. */
  ground: shape,
  /** What a mark does as its task is done and collected: it is taken off its thread, falls, lights up, or is signed for. */
  marks: z.enum(['hang', 'fall', 'light', 'sign']),
  /** In the tasks' order. */
  places: z.array(placed),
  /** What grows with the number of tasks that are done; its place is the middle of its foot. */
  grows: placed.optional(),
});
export type TasksPicture = z.infer<typeof picture>;

/** Tasks read from the real account, each paid once when its visitor collects it. */
export const tasksSchema = z
  .strictObject({
    kind: z.literal('tasks'),
    title: text,
    /** `sequence` locks a task until the one before it is done. */
    order: z.enum(['sequence', 'any']),
    /** `stairs` draws them as a staircase, for a sequence of about five with short titles; a list where nothing is said. */
    look: z.literal('stairs').optional(),
    picture: picture.optional(),
    tasks: z
      .array(
        z.strictObject({
          id,
          title: text,
          text,
          condition: conditionSchema,
          prize: prizeSchema.nullable(),
          /** Of this prize and the rewards of the same group elsewhere, a person is given those of one campaign. */
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
