import { core } from 'zod';

/**
 * What a schema refuses a value for, as `field: words`. Where it has no words of its own, the code of zod stands for them, such as
 * `too_small`.
 */
export function faultsOf(schema: core.$ZodType, value: unknown): string[] {
  const issues = core.safeParse(schema, value).error?.issues ?? [];
  return issues.map((issue) => `${issue.path.join('.')}: ${issue.code === 'custom' ? issue.message : issue.code}`);
}
