import { lotCountingSchema } from '../lot-counting';
import { bonusSchema } from '../schema';
import { conversionRule } from './bonus';
import { holdingRule } from './lots';

/** Sentences that other texts of a definition may name, such as `{rules.conversion}` in the answer to a question. */
export function namedRules(bonus: unknown, lots: unknown): Record<string, string> {
  const converted = bonusSchema.safeParse(bonus);
  return {
    ...(converted.success && { conversion: conversionRule(converted.data) }),
    holding: holdingRule(lotCountingSchema.safeParse(lots).data),
  };
}
