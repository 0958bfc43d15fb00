import { z } from 'zod';
import { rises } from '@/lib/reward/rises';
import { text } from '../../copy/text';
import { conditionSchema } from '../condition';
import { prizeSchema } from '../prize';

/** Friends who registered through a visitor's code; a friend counts once verified, by a document that no other account has, and once the condition is met. */
export const inviteSchema = z
  .strictObject({
    kind: z.literal('invite'),
    title: text,
    /** What a friend must do to count, beside the verification. */
    condition: conditionSchema,
    /** The same in words that follow “实名认证并”. */
    conditionLabel: text,
    /** What every friend who counts gives, up to a number of friends a month. */
    each: prizeSchema,
    monthlyMax: z.int().positive(),
    /** Further prizes for so many friends that count. */
    tiers: z.array(z.strictObject({ friends: z.int().positive(), prize: prizeSchema })).min(1),
  })
  .refine(({ tiers }) => rises(tiers.map(({ friends }) => friends)), {
    path: ['tiers'],
    message: '人数须递增',
  });
