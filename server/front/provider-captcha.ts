import { z } from 'zod';
import type { CaptchaSetting } from '@/lib/captcha/setting';
import { ConfigError } from '../platform/settings/config-error';
import { isOrigin } from '../platform/settings/is-origin';

/** The captcha that a provider's backend asks for, and what pages may fetch for it. */
export interface ProviderCaptcha extends CaptchaSetting {
  /** Origins of its script, frames, pictures and styles. */
  origins: readonly string[];
}

/** Environment variables of the captcha of a provider's own backend. */
export const captchaSettings = {
  /** Address of the script that shows the captcha; without it `ticket` and `randstr` are sent empty. */
  CAPTCHA_SCRIPT: z.url({ protocol: /^https?$/ }).optional(),
  /** The name under which the script leaves its constructor on `window`. */
  CAPTCHA_GLOBAL: z
    .string()
    .regex(/^[A-Za-z_$][\w$]{0,63}$/, 'must be the name of a global, such as Captcha')
    .optional(),
  /** The application's id with the captcha's provider; without it the one that `validateAppId` answers. */
  CAPTCHA_APP_ID: z.string().min(1).max(128).optional(),
  /** Further origins that the captcha needs, with commas. */
  CAPTCHA_ORIGINS: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine(
      (parts) => parts.every((part) => URL.canParse(part) && isOrigin(part)),
      'must be origins such as https://captcha.example, with commas',
    )
    .default([]),
};

type Settings = z.output<z.ZodObject<typeof captchaSettings>>;

/** @throws {ConfigError} with a sentence for a script without its global, or the other way round. */
export function captchaOf(settings: Settings): ProviderCaptcha | undefined {
  const { CAPTCHA_SCRIPT: script, CAPTCHA_GLOBAL: global, CAPTCHA_APP_ID: appId, CAPTCHA_ORIGINS } = settings;
  if (script && !global) throw new ConfigError('CAPTCHA_GLOBAL: is needed with CAPTCHA_SCRIPT');
  if (global && !script) throw new ConfigError('CAPTCHA_SCRIPT: is needed with CAPTCHA_GLOBAL');
  if (!script || !global) return undefined;
  const origins = [...new Set([new URL(script).origin, ...CAPTCHA_ORIGINS])];
  return { script, global, ...(appId && { appId }), origins };
}
