import { z } from 'zod';
import { text } from '../../copy/text';
import { conditionSchema } from '../condition';
import { exclusiveSchema } from '../exclusive';
import { distinctIds, id } from '../id';
import { prizeSchema } from '../prize';

/** Tasks read from the real account, each paid once when its visitor collects it. */
export const tasksSchema = z.strictObject({
  kind: z.literal('tasks'),
  title: text,
  /** `sequence` locks a task until the one before it is done. */
  order: z.enum(['sequence', 'any']),
  /** `stairs` draws them as a staircase, for a sequence of about five with short titles; a list where nothing is said. */
  look: z.literal('stairs').optional(),
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
});
