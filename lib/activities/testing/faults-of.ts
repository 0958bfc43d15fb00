import { core } from 'zod';

/**
 * A schema's errors for a value, as `field: message`. An error without a custom message shows zod's code, such as
 * `too_small`.
 */
export function faultsOf(schema: core.$ZodType, value: unknown): string[] {
  const issues = core.safeParse(schema, value).error?.issues ?? [];
  return issues.map((issue) => `${issue.path.join('.')}: ${issue.code === 'custom' ? issue.message : issue.code}`);
}
