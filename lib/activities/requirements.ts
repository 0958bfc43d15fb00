import { z } from 'zod';

/** What an account must fulfil before an activity gives it anything. */
export const requirementsSchema = z
  .strictObject({
    /** Its identity is verified. */
    verified: z.literal(true).meta({ title: '须通过实名认证' }).optional(),
    /** It was opened at most this many days ago. */
    openedWithinDays: z.int().positive().meta({ title: '开户不超过', unit: '天' }).optional(),
  })
  .meta({ title: '领奖前提', help: '没有达到的客户看得见玩法，领不到奖。' });
export type Requirements = z.infer<typeof requirementsSchema>;

/** Requirements as sentences for a page's rules. */
export function requirementRules({ verified, openedWithinDays }: Requirements): string[] {
  return [
    ...(verified ? ['领取奖励前须通过实名认证。'] : []),
    ...(openedWithinDays === undefined ? [] : [`仅限首次注册、且注册未满 ${openedWithinDays} 天的账户领取。`]),
  ];
}
