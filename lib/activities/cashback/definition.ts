import { z } from 'zod';
import { textUpTo } from '../../copy/text';
import type { Kind } from '../kind';
import { PLATFORM_NUMBER } from '../platform-number';
import { requirementsSchema } from '../requirements';
import type { Starter } from '../starter';
import { symbols } from '../symbols';
import type { Worth } from '../worth';
import { cashbackActions, cashbackState } from './contract';

/** Cash back per standard lot by product group. */
const cashbackSchema = z.strictObject({
  kind: z.literal('cashback'),
  title: textUpTo(18).meta({ title: '标题' }),
  /** Number under which a trading platform knows the activity; part of the calls about trades. */
  activityId: z.int().positive().meta(PLATFORM_NUMBER),
  requires: requirementsSchema.optional(),
  groups: z
    .array(
      z.strictObject({
        label: textUpTo(14).meta({ title: '名称' }),
        /** Symbols of the quote catalogue, such as `EURUSD`. */
        symbols,
        /** US dollars per lot. */
        perLot: z.number().positive().meta({ title: '每手返', kind: 'usd' }),
      }),
    )
    .min(1)
    .refine((groups) => {
      const all = groups.flatMap((group) => group.symbols);
      return new Set(all).size === all.length;
    }, '同一品种只能属于一个组别')
    .meta({ title: '返现组别' }),
});

export const cashback = {
  words: { name: '返现', link: '算算返现' },
  awaited: { phone: 870, desktop: 520 },
  definition: cashbackSchema,
  state: cashbackState,
  actions: cashbackActions,
  claims: ['collect'],
  prizes: 'one',
  worth({ groups }: z.infer<typeof cashbackSchema>): Worth {
    return { recurring: [{ per: 'lot', dollars: Math.max(...groups.map(({ perLot }) => perLot)) }] };
  },
  starter: {
    activityId: 59,
    groups: [{ label: '贵金属', symbols: ['XAUUSD', 'XAGUSD'], perLot: 5 }],
  } satisfies Starter<typeof cashbackSchema>,
} satisfies Kind<'cashback'>;
