import { z } from 'zod';
import { hostName } from '../variant/host-rule';

/** What an experiment can be about: the share of visitors who open an account, verify it, or make a first deposit. */
export const MEASURES = ['accounts', 'verified', 'deposits'] as const;
export type Measure = (typeof MEASURES)[number];

/**
 * Days after a visitor's first day until the visitor counts. What a visitor does later does not count, so that visitors who came
 * early and late are compared alike.
 */
export const WINDOW_DAYS: Readonly<Record<Measure, number>> = { accounts: 1, verified: 7, deposits: 14 };

/** Devices by which an experiment can choose its visitors. */
export const AUDIENCE_DEVICES = ['phone', 'desktop'] as const;

/** Why the arms of a revision are compared, by what, and with which visitors. */
export const experimentSchema = z.strictObject({
  /** What its author expects, and why. */
  hypothesis: z.string().trim().min(1).max(300),
  measure: z.enum(MEASURES),
  /** The smallest change of the measure that is worth having, in percent of its present value. */
  smallest: z.number().min(1).max(200),
  /** Percent of the visitors who take part; the others see the revision without an arm. */
  share: z.int().min(1).max(100).default(100),
  /** Only visitors on one of these hosts take part; by default those on all. */
  hosts: z.array(hostName).min(1).max(50).optional(),
  /** Only visitors with one of these devices take part; by default all. */
  devices: z.array(z.enum(AUDIENCE_DEVICES)).min(1).max(2).optional(),
  /** Only visitors whose address names one of these plans (`utm_campaign`) take part; by default all. */
  plans: z.array(z.string().min(1).max(100)).min(1).max(20).optional(),
});
export type Experiment = z.infer<typeof experimentSchema>;
