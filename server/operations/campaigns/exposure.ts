import { z } from 'zod';
import { dollars } from '@/lib/activities/prize-text';
import { exposureOf } from '@/lib/campaign/exposure';
import { readStatuses } from '../../domain/activities/engine/campaign-status';
import { beijingTime, readBeijingTime } from '../common/beijing-time';
import { defineOperation } from '../common/operation';
import { textTable } from '../common/text-table';

const USUAL_DEPOSIT = '8000';

/** Computes the maximum that one customer could collect from all campaigns that run at a given time. */
export const exposure = defineOperation({
  name: 'exposure',
  summary: 'computes the maximum that one customer could collect from all running campaigns',
  operands: [],
  options: {
    deposit: `US dollars of the one deposit, by default ${USUAL_DEPOSIT}`,
    lots: 'standard lots traded; by default as many as the ladders need',
    at: 'Beijing day or time at which the campaigns run, by default now',
  },
  audited: false,
  input: z.strictObject({
    deposit: z
      .string()
      .regex(/^\d{1,9}(?:\.\d{1,2})?$/, 'must be dollars such as 8000')
      .default(USUAL_DEPOSIT),
    lots: z
      .string()
      .regex(/^\d{1,7}(?:\.\d{1,2})?$/, 'must be lots such as 100')
      .optional(),
    at: z.string().optional(),
  }),
  async run({ services, orm, now }, { deposit, lots, at }) {
    const timestamp = at === undefined ? now : readBeijingTime('--at', at, 'first');
    const statuses = await readStatuses(orm, services.campaigns, timestamp);
    const running = services.campaigns.filter(({ slug }) => statuses.get(slug)?.status === 'running');
    const customer = { deposit: Number(deposit), lots: lots === undefined ? Infinity : Number(lots) };
    const found = exposureOf(running, customer);
    const total = (of: 'certain' | 'coupons' | 'luck') => found.reduce((sum, row) => sum + row[of], 0);
    const rows = found.map(({ slug, certain, coupons, luck, recurring }) => [
      slug,
      ...[certain, coupons, luck].map((amount) => (amount ? dollars(amount) : '-')),
      recurring.join('; ') || '-',
    ]);
    const traded = lots === undefined ? 'all lots that the ladders need' : `${lots} lots`;
    return {
      text: [
        `One customer with a deposit of ${dollars(customer.deposit)} and ${traded}, in ${running.length} campaigns that run at ${beijingTime(timestamp)}:`,
        `${dollars(total('certain'))} for certain, coupons of ${dollars(total('coupons'))}, and at most ${dollars(total('luck'))} more by luck; recurring rewards come on top.`,
        'Of campaigns that exclude each other, only the largest counts. Gifts count by their book value; points do not count.',
        '',
        textTable(['campaign', 'certain', 'coupons', 'luck', 'recurring'], rows, 'No campaign runs at that time.'),
      ].join('\n'),
    };
  },
});
