import type { z } from 'zod';
import type { ExclusiveReward } from '../exclusive';
import type { tiersSchema } from './definition';

export function exclusive({ title, exclusive: group }: z.infer<typeof tiersSchema>): ExclusiveReward[] {
  return group ? [{ group, name: title }] : [];
}
