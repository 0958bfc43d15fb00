import { z } from 'zod';
import { distinctIds, id, text } from '../text';
import { conditionSchema } from './condition';
import { prizeSchema } from './prize';

/** Tasks read from the real account, each paid once when its visitor collects it. */
export const tasksSchema = z.strictObject({
  kind: z.literal('tasks'),
  title: text,
  /** `sequence` locks a task until the one before it is done. */
  order: z.enum(['sequence', 'any']),
  tasks: z
    .array(z.strictObject({ id, title: text, text, condition: conditionSchema, prize: prizeSchema.nullable() }))
    .min(2)
    .refine(distinctIds, '编号不可重复'),
});
