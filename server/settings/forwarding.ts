import { z } from 'zod';
import type { QihuAccess } from '../domain/ad-conversions/qihu';
import { captchaOf, captchaSettings, type ProviderCaptcha } from '../front/provider-captcha';
import { isOrigin } from '../platform/settings/common-settings';
import type { Faults } from '../platform/settings/faults';
import type { ApiConfig } from './read-api-config';

/** Environment variables for forwarding calls to the provider's own backend. */
export const forwardingSettings = {
  /** Origin of the provider's own backend; the server then forwards the calls to it and opens no database. */
  API_ORIGIN: z
    .url({ protocol: /^https?$/, abort: true })
    .refine(isOrigin, 'must be an origin such as https://api.example, without path, query or credentials')
    .transform((value) => new URL(value).origin)
    .optional(),
  ...captchaSettings,
};

/** API settings of a site whose provider has its own backend. */
export interface ForwardedApi {
  origin: string;
  /** Settings for answering activities here, on this server's own database. */
  activities?: ApiConfig;
  /** Captcha that the backend requires. */
  captcha?: ProviderCaptcha | undefined;
  /** Signs conversions of 360 while forwarding them. */
  qihu?: QihuAccess | undefined;
}

/**
 * With an external backend, this server answers activities only if a database is named; the default folder does not count.
 * @param faults receives wrong settings of the captcha
 */
export function apiOf(
  data: z.output<z.ZodObject<typeof forwardingSettings>>,
  calls: ApiConfig,
  env: Record<string, string | undefined>,
  faults: Faults,
): ApiConfig | ForwardedApi {
  const { API_ORIGIN: origin } = data;
  const captcha = faults.gather(() => captchaOf(data));
  if (!origin) {
    if (captcha) faults.add('CAPTCHA_SCRIPT: is only used with an external backend, which needs API_ORIGIN');
    return calls;
  }
  const hasDatabase = Boolean(env.DATABASE_URL || env.DATA_DIR);
  return {
    origin,
    captcha,
    qihu: calls.conversions.qihu,
    ...(hasDatabase && { activities: { ...calls, provider: origin } }),
  };
}
