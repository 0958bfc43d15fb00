import { z } from 'zod';
import { deploymentOf } from '@/lib/deployment';

/** The setting DEPLOYMENT, for every part of the server. */
export const deploymentSetting = z
  .string()
  .optional()
  .transform((value, context) => {
    const deployment = deploymentOf(value);
    if (!deployment) context.addIssue({ code: 'custom', message: 'must be development or production' });
    return deployment ?? z.NEVER;
  });
