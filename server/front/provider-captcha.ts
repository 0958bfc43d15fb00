import { z } from 'zod';
import type { CaptchaSetting } from '@/lib/captcha/setting';
import { isOrigin, listSetting } from '../platform/settings/common-settings';
import { ConfigError } from '../platform/settings/config-error';

/** The captcha of a provider's backend, and the origins that pages may load for it. */
export interface ProviderCaptcha extends CaptchaSetting {
  /** Origins of its script, frames, pictures and styles. */
  origins: readonly string[];
}

/** Settings of the captcha of a provider's own backend. */
export const captchaSettings = {
  /** URL of the script that shows the captcha; without it, pages send `ticket` and `randstr` empty. */
  CAPTCHA_SCRIPT: z.url({ protocol: /^https?$/ }).optional(),
  /** Name of the constructor that the script defines on `window`. */
  CAPTCHA_GLOBAL: z
    .string()
    .regex(/^[A-Za-z_$][\w$]{0,63}$/, 'must be the name of a global, such as Captcha')
    .optional(),
  /** Application id with the captcha's provider; by default the response of `validateAppId`. */
  CAPTCHA_APP_ID: z.string().min(1).max(128).optional(),
  /** Further origins that the captcha needs, comma-separated. */
  CAPTCHA_ORIGINS: listSetting
    .refine(
      (parts) => parts.every((part) => URL.canParse(part) && isOrigin(part)),
      'must be comma-separated origins such as https://captcha.example',
    )
    .default([]),
};

type Settings = z.output<z.ZodObject<typeof captchaSettings>>;

/** @throws {ConfigError} when only one of script and global is set */
export function captchaOf(settings: Settings): ProviderCaptcha | undefined {
  const { CAPTCHA_SCRIPT: script, CAPTCHA_GLOBAL: global, CAPTCHA_APP_ID: appId, CAPTCHA_ORIGINS } = settings;
  if (script && !global) throw new ConfigError('CAPTCHA_GLOBAL: is needed with CAPTCHA_SCRIPT');
  if (global && !script) throw new ConfigError('CAPTCHA_SCRIPT: is needed with CAPTCHA_GLOBAL');
  if (!script || !global) return undefined;
  const origins = [...new Set([new URL(script).origin, ...CAPTCHA_ORIGINS])];
  return { script, global, ...(appId && { appId }), origins };
}
