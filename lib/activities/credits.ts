import { z } from 'zod';
import { textUpTo } from '../copy/text';
import { conditionSchema } from './condition';

const label = textUpTo(14).meta({ title: '名称', help: '告诉访客次数从哪来，例如“登录即有”。' });
const count = z.int().positive().meta({ title: '给', unit: '次' });

/** A source of credits: a number per Beijing day, a number once for a met condition, or one per so many lots. */
export const creditSourceSchema = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('day'), count, label }).meta({ title: '每天赠送' }),
  z
    .strictObject({ from: z.literal('condition'), condition: conditionSchema, count, label })
    .meta({ title: '达成条件赠送' }),
  z
    .strictObject({
      from: z.literal('lots'),
      each: z.number().positive().meta({ title: '每平仓', unit: '手' }),
      max: z.int().positive().meta({ title: '最多', unit: '次' }),
      label,
    })
    .meta({ title: '按平仓手数赠送' }),
]);
export type CreditSource = z.infer<typeof creditSourceSchema>;
