import { z } from 'zod';
import { textUpTo } from '../../copy/text';
import { choice } from '../../form/choice';
import { conditionSchema } from '../condition';
import { creditSourceSchema } from '../credits';
import { distinctIds, id } from '../id';
import type { Kind } from '../kind';
import { outcomesSchema } from '../odds';
import { daily, nothing, type Starter, usd } from '../starter';
import { bestDraws, type Customer, creditsADay, creditsOnce, isMet, sum, type Worth } from '../worth';
import { treasureActions, treasureOutcome, treasureState } from './contract';

const hint = textUpTo(20).meta({ title: '提示', help: '例如“实名认证后开启”。' });
const unlock = z
  .discriminatedUnion('by', [
    z
      .strictObject({ by: z.literal('day'), day: z.int().positive().meta({ title: '当月第几天' }) })
      .meta({ title: '到了那天' }),
    z.strictObject({ by: z.literal('condition'), condition: conditionSchema, hint }).meta({ title: '达成条件' }),
    z.strictObject({ by: z.literal('credit') }).meta({ title: '用一次机会' }),
  ])
  .meta({ title: '怎么开启' });

/**
 * Boxes to open. `unlock` says when: on the box's day of the running month cycle (`day`, 1 to `boxes`), once the
 * account meets a condition (`condition`), or with a credit from `credits` (`credit`).
 */
const treasureSchema = z
  .strictObject({
    kind: z.literal('treasure'),
    title: textUpTo(18).meta({ title: '标题' }),
    boxes: z
      .array(
        z.strictObject({
          id,
          label: textUpTo(8).meta({ title: '名称' }),
          unlock,
          outcomes: outcomesSchema.meta({ title: '开出什么' }),
        }),
      )
      .min(3)
      .refine(distinctIds, '编号不可重复')
      .meta({ title: '宝箱' }),
    /** Sources of credits; empty if no box needs one. */
    credits: z.array(creditSourceSchema).meta({ title: '机会从哪来', help: '有宝箱要用机会开启时才填。' }),
    /** When opened boxes close again: never, every Beijing day, or every Beijing month. */
    renews: choice('多久重新关上', { never: '不再关上', day: '每天', month: '每月' }),
    /** How the boxes are drawn: doors of an advent wall, chests, or eggs. */
    look: choice('样子', { advent: '倒数日历的小门', chests: '宝箱', eggs: '金蛋' }).default('chests'),
  })
  .refine(({ boxes, credits }) => boxes.some(({ unlock }) => unlock.by === 'credit') === credits.length > 0, {
    path: ['credits'],
    message: '与需要次数开启的宝箱须同时出现',
  });

export const treasure = {
  words: { name: '宝箱', link: '现在开启' },
  awaited: { phone: 1090, desktop: 930 },
  definition: treasureSchema,
  state: treasureState,
  actions: treasureActions,
  outcome: treasureOutcome,
  prizes: 'all',
  worth(definition: Treasure, customer: Customer): Worth {
    const { credits, renews } = definition;
    const daily = creditsADay(credits);
    if (renews === 'never')
      return { luck: boxesLuck(definition, daily > 0 ? Infinity : creditsOnce(credits, customer), customer) };
    return { recurring: [{ per: renews, dollars: boxesLuck(definition, daily * DAYS[renews], customer), luck: true }] };
  },
  starter: {
    boxes: ['bronze', 'silver', 'gold'].map((id, index) => ({
      id,
      label: ['铜宝箱', '银宝箱', '金宝箱'][index] ?? id,
      unlock: { by: 'credit' as const },
      outcomes: [
        { id: `usd-${index + 1}`, label: '宝箱礼', prize: usd(index + 1), odds: 4000, stock: 100 },
        { id: 'none', ...nothing, odds: 6000 },
      ],
    })),
    credits: daily,
    renews: 'day',
  } satisfies Starter<typeof treasureSchema>,
} satisfies Kind<'treasure'>;

type Treasure = z.infer<typeof treasureSchema>;

/** Days per period of renewal. */
const DAYS = { day: 1, month: 31 } as const;

/** Most that one period's boxes bring: those of days and conditions, and the best others that the credits open. */
function boxesLuck({ boxes }: Treasure, credits: number, customer: Customer): number {
  const open = boxes.filter(
    ({ unlock }) => unlock.by === 'day' || (unlock.by === 'condition' && isMet(unlock.condition, customer)),
  );
  const byCredit = boxes.filter(({ unlock }) => unlock.by === 'credit').map(({ outcomes }) => bestDraws(outcomes, 1));
  const best = byCredit.sort((one, other) => other - one).slice(0, credits);
  return sum([...open.map(({ outcomes }) => bestDraws(outcomes, 1)), ...best]);
}
