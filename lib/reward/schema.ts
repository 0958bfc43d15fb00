import { z } from 'zod';
import { rises } from './rises';

/** A ladder: from a threshold upwards, the reward in US dollars. Thresholds and rewards rise from step to step. */
export const tiersSchema = z
  .array(
    z.strictObject({
      from: z.number().positive().meta({ title: '门槛' }),
      reward: z.number().positive().meta({ title: '奖励', kind: 'usd' }),
    }),
  )
  .min(1)
  .refine((tiers) => rises(tiers.map(({ from }) => from)), '门槛须递增')
  .refine((tiers) => rises(tiers.map(({ reward }) => reward)), '奖励须递增');
