import { z } from 'zod';
import { rises } from '@/lib/reward/rises';
import { textUpTo } from '../../copy/text';
import { conditionSchema } from '../condition';
import { prizeSchema } from '../prize';

/**
 * Friends who registered with a visitor's code. A friend counts after the verification, with a document that no other
 * account has, and once the condition is met.
 */
export const inviteSchema = z
  .strictObject({
    kind: z.literal('invite'),
    title: textUpTo(18),
    /** Condition that a friend must meet besides the verification. */
    condition: conditionSchema,
    /** The condition in words that follow “实名认证并”. */
    conditionLabel: textUpTo(16),
    /** Prize for every friend who counts, up to a number of friends a month. */
    each: prizeSchema,
    monthlyMax: z.int().positive(),
    /** Further prizes for numbers of friends who count. */
    tiers: z.array(z.strictObject({ friends: z.int().positive(), prize: prizeSchema })).min(1),
  })
  .refine(({ tiers }) => rises(tiers.map(({ friends }) => friends)), {
    path: ['tiers'],
    message: '人数须递增',
  });
