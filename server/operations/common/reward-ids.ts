import { z } from 'zod';

const id = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'must be the id of a reward')
  .transform(Number);

/** Parses ids of rewards. */
export const rewardIds = z.array(id).min(1, 'name at least one reward by its id');

/** A reason for the audit log. */
export const reasonText = z.string({ error: 'is needed' }).trim().min(1, 'is needed').max(500, 'is too long');
