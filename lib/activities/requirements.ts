import { z } from 'zod';

/** What an account must fulfil before an activity gives it anything. */
export const requirementsSchema = z.strictObject({
  /** Its identity is verified. */
  verified: z.literal(true).optional(),
  /** It was opened at most this many days ago. */
  openedWithinDays: z.int().positive().optional(),
});
export type Requirements = z.infer<typeof requirementsSchema>;

/** Requirements as sentences for a page's rules. */
export function requirementRules({ verified, openedWithinDays }: Requirements): string[] {
  return [
    ...(verified ? ['领取奖励前须通过实名认证。'] : []),
    ...(openedWithinDays === undefined ? [] : [`仅限首次注册、且注册未满 ${openedWithinDays} 天的账户领取。`]),
  ];
}
