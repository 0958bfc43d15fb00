import { z } from 'zod';
import { rises } from '@/lib/reward/rises';
import { textUpTo } from '../../copy/text';
import { prizeSchema } from '../prize';

/** A calendar of Beijing days: one sign-in per day, prizes at milestones of the streak. */
export const signinSchema = z
  .strictObject({
    kind: z.literal('signin'),
    title: textUpTo(18),
    /** `month`: the calendar month. `week`: Monday to Sunday. Streak and milestones restart with each cycle. */
    cycle: z.enum(['month', 'week']),
    /** Prize of every sign-in. */
    daily: prizeSchema,
    /** Days of the cycle (1 is the first) that count double and give double, such as the day of a release. */
    doubleDays: z.array(z.int().positive()).default([]),
    milestones: z.array(z.strictObject({ days: z.int().min(2), prize: prizeSchema })).min(1),
    /** How many missed days per cycle can be made up. */
    makeUpCards: z.int().nonnegative(),
  })
  .refine(({ milestones }) => rises(milestones.map(({ days }) => days)), {
    path: ['milestones'],
    message: '天数须递增',
  });
