import type { z } from 'zod';
import type { ExclusiveReward } from '../exclusive';
import { prizeText } from '../prize-text';
import type { tasksSchema } from './definition';

export function exclusive({ tasks }: z.infer<typeof tasksSchema>): ExclusiveReward[] {
  return tasks.flatMap(({ id, title, prize, exclusive: group }) =>
    group ? [{ group, source: `task:${id}`, name: `${title}${prize ? `, ${prizeText(prize)}` : ''}` }] : [],
  );
}
