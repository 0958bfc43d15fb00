import { z } from 'zod';
import { exposureOf } from '@/lib/campaign/exposure';
import { readStatuses } from '../../domain/activities/engine/campaign-status';
import { iso, lines } from '../common/answer';
import { readBeijingTime } from '../common/beijing-time';
import { fault } from '../common/faults';
import { defineOperation } from '../common/operation';
import { say, table } from './words';

const USUAL_DEPOSIT = '8000';

/** Computes the maximum that one customer could collect from all campaigns that run at a given time. */
export const exposure = defineOperation({
  name: 'exposure',
  title: '单客最高成本',
  summary: '计算一位客户从全部进行中的活动最多可得多少',
  subject: '活动',
  permission: 'figures',
  audited: false,
  input: z.strictObject({
    deposit: z
      .string()
      .regex(/^\d{1,9}(?:\.\d{1,2})?$/, fault(say('must_be_dollars')))
      .default(USUAL_DEPOSIT)
      .meta({ title: '入金金额', kind: 'usd', help: '单笔入金（美元），默认 8000' }),
    lots: z
      .string()
      .regex(/^\d{1,7}(?:\.\d{1,2})?$/, fault(say('must_be_lots')))
      .optional()
      .meta({ title: '手数', kind: 'number', help: '交易手数，默认为阶梯所需手数' }),
    at: z.string().optional().meta({ title: '时间', kind: 'time', help: '计算时点，北京时间的日期或时刻，默认现在' }),
  }),
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
