import type { z } from 'zod';
import type { Worth } from '../worth';
import type { cashbackSchema } from './definition';

export function worth({ groups }: z.infer<typeof cashbackSchema>): Worth {
  return { recurring: [`$${Math.max(...groups.map(({ perLot }) => perLot))} a lot`] };
}
