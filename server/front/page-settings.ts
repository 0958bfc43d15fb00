import { NO_CAPTCHA } from '@/lib/captcha/setting';
import type { ProviderCaptcha } from './provider-captcha';

/**
 * What pages need to know of a provider's own backend: attributes of their `html` element, and origins for their
 * policy.
 */
export interface PageSettings {
  /** Attributes, each with a leading space. */
  attributes: string;
  /** Origins of the captcha, which may run and load anything on the page. */
  captchaOrigins: readonly string[];
}

/**
 * @param captcha the captcha of the backend, if it needs one
 * @param services what serves activities; without it, pages do not offer them
 */
export function pageSettings({
  captcha,
  services,
}: {
  captcha?: ProviderCaptcha | undefined;
  services?: object | undefined;
}): PageSettings {
  const { origins: captchaOrigins = [], ...setting } = captcha ?? {};
  const settings = {
    'data-captcha': captcha ? JSON.stringify(setting) : NO_CAPTCHA,
    ...(!services && { 'data-activities': 'none' }),
  };
  const attributes = Object.entries(settings).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return { attributes: attributes.join(''), captchaOrigins };
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
