import { z } from 'zod';
import { ADULT_YEARS } from '../../contract/identity-number';
import { choice } from '../../form/choice';
import { PAY_DAYS } from '../../reward/payment-days';
import { SPOT_GOLD } from '../../trading/spot-gold';
import { LEAST_HOLDING } from '../lot-counting';
import { NOTICE_DAYS } from '../status';

/** A figure that texts name and no field of a definition has: a number with its unit, or words such as a date. */
export const constantSchema = z.strictObject({
  is: z
    .union([z.number().meta({ title: '数字' }), z.string().min(1).meta({ title: '文字' })])
    .meta({ title: '内容', help: '一个数字，或者日期这样的一段文字。' }),
  unit: choice('单位', { usd: '美元', percent: '百分比' }).optional(),
  /** Who says so: a law or standard, another document or page, the campaign's own past, or that it is an example. */
  source: z.string().min(1).meta({ title: '出处', help: '法规或标准、别的页面、往期活动；例子就写“例子”。' }),
});
export type Constant = z.infer<typeof constantSchema>;

const CLOCK = '北京时间与其日、月的起止';
const RELEASE = '美国劳工统计局：纽约时间早上八点半公布';

/** What every campaign's texts may name. */
export const EVERYWHERE = {
  dayStart: { is: '00:00', source: CLOCK },
  dayEnd: { is: '24:00', source: CLOCK },
  monthStart: { is: 1, source: CLOCK },
  age: { is: ADULT_YEARS, source: '客户协议：可开户的年龄' },
  noticeDays: { is: NOTICE_DAYS, source: '活动结束的公布期限' },
  reviewDays: { is: 7, source: '取消资格的复核期限' },
  payDays: { is: PAY_DAYS, source: '奖励的到账期限，以工作日计' },
  answerDays: { is: 2, source: '客服核实答复的期限，以工作日计' },
  giftDays: { is: 5, source: '实物奖品的寄送期限，以工作日计' },
  once: { is: 1, source: '引擎：一个来源只发放一次' },
  doubled: { is: 2, source: '引擎：双倍日计两天、得双倍积分' },
  oneLot: { is: 1, source: '赠金转换与手数的计数单位' },
  minLots: { is: SPOT_GOLD.minLots, source: '产品细则：最小手数，手数的精度' },
  goldOunces: { is: SPOT_GOLD.ouncesPerLot, source: '产品细则：伦敦金的合约' },
  leastHolding: { is: LEAST_HOLDING, source: '活动规则：计入手数的最短持仓，以分钟计' },
  priceDecimals: { is: 2, source: '报价的精度' },
  fineness: { is: '999', source: '足金的国家标准' },
  newYorkRelease: { is: '08:30', source: RELEASE },
  summerRelease: { is: '20:30', source: RELEASE },
  winterRelease: { is: '21:30', source: RELEASE },
  minutesPerHour: { is: 60, source: '单位换算' },
  secondsPerMinute: { is: 60, source: '单位换算' },
  hoursPerDay: { is: 24, source: '单位换算' },
} as const satisfies Record<string, Constant>;
