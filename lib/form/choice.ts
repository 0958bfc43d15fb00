import { z } from 'zod';

/** A schema of one of several values, each with its Chinese words. */
export function choice<const Words extends Readonly<Record<string, string>>>(title: string, words: Words) {
  return z.enum(Object.keys(words) as (keyof Words & string)[]).meta({ title, words });
}
