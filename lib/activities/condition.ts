import { z } from 'zod';

const from = z.number().positive().meta({ title: '至少', kind: 'usd' });

/**
 * A fact of the real account that a task, a box or a credit depends on. `from` of `deposit` and `trade` is a minimum
 * total since the campaign began for the account: US dollars settled, standard lots closed.
 */
export const conditionSchema = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('registered') }).meta({ title: '完成开户' }),
    z.strictObject({ type: z.literal('verified') }).meta({ title: '通过实名认证' }),
    z.strictObject({ type: z.literal('card') }).meta({ title: '绑定银行卡' }),
    z.strictObject({ type: z.literal('first-deposit'), from }).meta({ title: '首次入金' }),
    z.strictObject({ type: z.literal('deposit'), from }).meta({ title: '累计入金' }),
    z
      .strictObject({ type: z.literal('trade'), from: from.meta({ kind: 'number', unit: '手' }) })
      .meta({ title: '累计平仓' }),
  ])
  .meta({ title: '条件', help: '累计从客户参加活动时算起。' });
export type Condition = z.infer<typeof conditionSchema>;
