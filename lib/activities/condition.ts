import { z } from 'zod';

const CONDITION_WORDS = {
  registered: '完成开户',
  verified: '通过实名认证',
  card: '绑定银行卡',
  'first-deposit': '首次入金',
  deposit: '累计入金',
  trade: '累计平仓',
};
const dollars = z.number().positive().meta({ title: '至少', kind: 'usd' });

/**
 * A fact of the real account that a task, a box or a credit depends on. `from` of `deposit` and `trade` is a minimum
 * total since the campaign began for the account: US dollars settled, standard lots closed.
 */
export const conditionSchema = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('registered') }),
    z.strictObject({ type: z.literal('verified') }),
    z.strictObject({ type: z.literal('card') }),
    z.strictObject({ type: z.literal('first-deposit'), from: dollars }),
    z.strictObject({ type: z.literal('deposit'), from: dollars }),
    z.strictObject({ type: z.literal('trade'), from: z.number().positive().meta({ title: '至少', unit: '手' }) }),
  ])
  .meta({ title: '条件', words: CONDITION_WORDS, help: '累计从客户参加活动时算起。' });
export type Condition = z.infer<typeof conditionSchema>;
