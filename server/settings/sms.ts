import { z } from 'zod';
import type { SmsLimits } from '../domain/sms/limits';
import type { Webhook } from '../domain/sms/webhook-sender';
import { countSetting, headerText } from '../platform/settings/common-settings';

/** Environment variables of SMS. */
export const smsSettings = {
  /** Address to which the server posts SMS; without it, the server prints the code on its console. */
  SMS_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine((value) => !new URL(value).username, 'must not contain credentials; set SMS_WEBHOOK_TOKEN instead')
    .optional(),
  /** Sent as `Authorization: Bearer …` to SMS_WEBHOOK_URL. */
  SMS_WEBHOOK_TOKEN: headerText.optional(),
  /** File of SMS_WEBHOOK_TOKEN; unlike other secret files, the server reads it again for each message. */
  SMS_WEBHOOK_TOKEN_FILE: z.string().min(1).optional(),
  /** Maximum number of SMS that the whole service sends per hour. */
  SMS_HOURLY_BUDGET: countSetting(1000),
  SMS_PER_NUMBER_DAILY: countSetting(15),
  /** SMS to one number that one address may request. */
  SMS_PER_ASKER_DAILY: countSetting(5),
  SMS_PER_ADDRESS_HOURLY: countSetting(10),
  SMS_PER_FINGERPRINT_DAILY: countSetting(20),
  /** SMS to a block of a thousand consecutive numbers, which only a script goes through. */
  SMS_PER_NUMBER_BLOCK_HOURLY: countSetting(20),
};

type Settings = z.output<z.ZodObject<typeof smsSettings>>;

export interface SmsConfig {
  webhook?: Webhook | undefined;
  limits: SmsLimits;
}

export function smsConfigOf(data: Settings): SmsConfig {
  return {
    webhook: webhookOf(data),
    limits: {
      hourlyBudget: data.SMS_HOURLY_BUDGET,
      perNumber: data.SMS_PER_NUMBER_DAILY,
      perAsker: data.SMS_PER_ASKER_DAILY,
      perAddress: data.SMS_PER_ADDRESS_HOURLY,
      perFingerprint: data.SMS_PER_FINGERPRINT_DAILY,
      perBlock: data.SMS_PER_NUMBER_BLOCK_HOURLY,
    },
  };
}

function webhookOf(data: Settings): Webhook | undefined {
  const { SMS_WEBHOOK_URL: url, SMS_WEBHOOK_TOKEN: token, SMS_WEBHOOK_TOKEN_FILE: tokenFile } = data;
  return url ? { url, token, tokenFile } : undefined;
}
