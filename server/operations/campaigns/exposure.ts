import { z } from 'zod';
import { exposureOf } from '@/lib/campaign/exposure';
import { readStatuses } from '../../domain/activities/engine/campaign-status';
import { iso, lines } from '../common/answer';
import { readBeijingTime } from '../common/beijing-time';
import { fault } from '../common/faults';
import { defineOperation } from '../common/operation';
import { operations, say, table } from './words';

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
      .regex(/^\d{1,9}(?:\.\d{1,2})?$/, fault(say('must_be_dollars')))
      .default(USUAL_DEPOSIT),
    lots: z
      .string()
      .regex(/^\d{1,7}(?:\.\d{1,2})?$/, fault(say('must_be_lots')))
      .optional(),
    at: z.string().optional(),
  }),
  zh: operations.exposure,
  async run({ services, orm, now }, { deposit, lots, at }) {
    const timestamp = at === undefined ? now : readBeijingTime('--at', at, 'first');
    const statuses = await readStatuses(orm, services.campaigns, timestamp);
    const running = services.campaigns.filter(({ slug }) => statuses.get(slug)?.status === 'running');
    const customer = { deposit: Number(deposit), lots: lots === undefined ? Infinity : Number(lots) };
    const found = exposureOf(running, customer);
    const total = (of: 'certain' | 'coupons' | 'luck') => found.reduce((sum, row) => sum + row[of], 0);
    const rows = found.map(({ slug, certain, coupons, luck, recurring }) => ({
      campaign: slug,
      certain: certain || null,
      coupons: coupons || null,
      luck: luck || null,
      recurring: recurring.length > 0 ? say('recurring_worth', { worths: recurring }) : null,
    }));
    const { deposit: dollars } = customer;
    return {
      answer: [
        lines(
          say('exposure_of', { deposit: dollars, lots: lots ?? null, campaigns: running.length, at: iso(timestamp) }),
          say('exposure_total', { certain: total('certain'), coupons: total('coupons'), luck: total('luck') }),
          say('exposure_rule'),
        ),
        table('exposure', rows, { empty: say('no_running_campaign') }),
      ],
    };
  },
});
