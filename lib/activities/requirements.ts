import { z } from 'zod';

/** What an account must be before an activity gives it anything. */
export const requirementsSchema = z.strictObject({
  /** Its identity is verified. */
  verified: z.literal(true).optional(),
  /** It was opened no more than so many days ago. */
  openedWithinDays: z.int().positive().optional(),
});
export type Requirements = z.infer<typeof requirementsSchema>;

/** Requirements as a page's rules say them. */
export function requirementRules({ verified, openedWithinDays }: Requirements): string[] {
  return [
    ...(verified ? ['领取奖励前须通过实名认证。'] : []),
    ...(openedWithinDays === undefined ? [] : [`仅限首次注册、且注册未满 ${openedWithinDays} 天的账户领取。`]),
  ];
}
