import { NO_CAPTCHA } from '@/lib/captcha/setting';
import type { ProviderCaptcha } from './provider-captcha';

/** What pages are told of a provider's own backend, on their `html` element and by their policy. */
export interface PageSettings {
  /** Attributes, with a blank before each. */
  attributes: string;
  /** Origins of the captcha, which runs on pages as it pleases. */
  captchaOrigins: readonly string[];
}

/**
 * @param backend the captcha that it asks for, and what answers activities beside it; nothing where they are not offered
 */
export function pageSettings({
  captcha,
  services,
}: {
  captcha?: ProviderCaptcha | undefined;
  services?: object | undefined;
}): PageSettings {
  const { origins: captchaOrigins = [], ...setting } = captcha ?? {};
  const told = {
    'data-captcha': captcha ? JSON.stringify(setting) : NO_CAPTCHA,
    ...(!services && { 'data-activities': 'none' }),
  };
  const attributes = Object.entries(told).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return { attributes: attributes.join(''), captchaOrigins };
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
