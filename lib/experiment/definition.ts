import { z } from 'zod';
import { hostName } from '../variant/host-rule';
import { MEASURE_WORDS, MEASURES } from './measures';

/** Devices by which an experiment can choose its visitors. */
const AUDIENCE_DEVICES = ['phone', 'desktop'] as const;

/** Why the arms of a revision are compared, by what, and with which visitors. */
export const experimentSchema = z.strictObject({
  /** What its author expects, and why. */
  hypothesis: z.string().trim().min(1).max(300).meta({ title: '假设', help: '改什么，为什么会更好' }),
  measure: z.enum(MEASURES).meta({ title: '主要指标', words: MEASURE_WORDS }),
  /** The smallest change of the measure that is worth having, in percent of its present value. */
  smallest: z
    .number()
    .min(1)
    .max(200)
    .meta({ title: '值得做的最小提升', unit: '%', help: '相对现在的比例；越小，需要的访客越多' }),
  /** Percent of the visitors who take part; the others see the revision without an arm. */
  share: z.int().min(1).max(100).default(100).meta({ title: '参加的访客', unit: '%', help: '其余访客看原版，不计入' }),
  /** Only visitors on one of these hosts take part; by default those on all. */
  hosts: z
    .array(hostName)
    .min(1)
    .max(50)
    .meta({ title: '域名', kind: 'several', help: '只有这些域名的访客参加；不填为全部' })
    .optional(),
  /** Only visitors with one of these devices take part; by default all. */
  devices: z
    .array(z.enum(AUDIENCE_DEVICES))
    .min(1)
    .max(2)
    .meta({ title: '设备', kind: 'several', words: { phone: '手机', desktop: '电脑' }, help: '不填为全部' })
    .optional(),
  /** Only visitors whose address names one of these plans (`utm_campaign`) take part; by default all. */
  plans: z
    .array(z.string().min(1).max(100))
    .min(1)
    .max(20)
    .meta({ title: '推广计划', kind: 'several', help: '地址里 utm_campaign 的值；不填为全部' })
    .optional(),
});
export type Experiment = z.infer<typeof experimentSchema>;
