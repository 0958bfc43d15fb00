import { z } from 'zod';
import { textUpTo } from '../../copy/text';
import { id } from '../id';
import type { Kind } from '../kind';
import { prizeSchema } from '../prize';
import { type Starter, usd } from '../starter';
import { moneyOf, type Worth } from '../worth';
import { redpacketActions, redpacketState } from './contract';

/** Rounds of red packets. Each round has its own stock, and an account grabs at most one packet per round. */
const redpacketSchema = z
  .strictObject({
    kind: z.literal('redpacket'),
    title: textUpTo(18).meta({ title: '标题' }),
    /** Minutes between the starts of two rounds, counted from midnight in Beijing; a divisor of 1440. */
    everyMinutes: z.int().positive().meta({ title: '每隔多久一场', unit: '分钟', help: '须能整除 1440。' }),
    /** How long a round is open. */
    lastsSeconds: z.int().min(10).meta({ title: '每场开抢', unit: '秒' }),
    /** The packets of a round. */
    packets: z
      .array(z.strictObject({ id, prize: prizeSchema, stock: z.int().positive().meta({ title: '每场', unit: '个' }) }))
      .min(1)
      .meta({ title: '红包', kind: 'prizes', help: '每场都重新放这么多，每位客户一场抢一个。' }),
  })
  .refine(({ everyMinutes }) => 1440 % everyMinutes === 0, { path: ['everyMinutes'], message: '须能整除1440' })
  .refine(({ everyMinutes, lastsSeconds }) => lastsSeconds < everyMinutes * 60, {
    path: ['lastsSeconds'],
    message: '须短于两场间隔',
  });

export const redpacket = {
  words: { name: '红包', link: '去抢红包' },
  awaited: { phone: 870, desktop: 600 },
  definition: redpacketSchema,
  state: redpacketState,
  actions: redpacketActions,
  prizes: 'one',
  worth({ packets }: z.infer<typeof redpacketSchema>): Worth {
    return {
      recurring: [{ per: 'round', dollars: Math.max(...packets.map(({ prize }) => moneyOf(prize))), luck: true }],
    };
  },
  starter: {
    everyMinutes: 240,
    lastsSeconds: 120,
    packets: [{ id: 'usd-1', prize: usd(1), stock: 100 }],
  } satisfies Starter<typeof redpacketSchema>,
} satisfies Kind<'redpacket'>;
