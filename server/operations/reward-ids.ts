import { z } from 'zod';

const id = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'must be the id of a reward')
  .transform(Number);

/** Ids of rewards as they are typed. */
export const rewardIds = z.array(id).min(1, 'name one reward at least, by its id');

/** Why something is done, for the record. */
export const reasonText = z.string({ error: 'is needed' }).trim().min(1, 'is needed').max(500, 'is too long');
