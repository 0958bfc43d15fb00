import { z } from 'zod';
import { rises } from './rises';

/** A ladder: from a threshold upwards, the reward in US dollars. Thresholds and rewards rise from step to step. */
export const tiersSchema = z
  .array(z.strictObject({ from: z.number().positive(), reward: z.number().positive() }))
  .min(1)
  .refine((tiers) => rises(tiers.map(({ from }) => from)), 'thresholds must rise')
  .refine((tiers) => rises(tiers.map(({ reward }) => reward)), 'rewards must rise');
