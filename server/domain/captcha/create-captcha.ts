import { type AltchaNeeds, createAltcha } from './altcha';
import type { CaptchaProvider } from './provider';

const off: CaptchaProvider = {
  offer: async () => ({ provider: 'off', appId: '' }),
  verify: async () => true,
};

/** The captcha that the CAPTCHA setting names. */
export function createCaptcha(name: 'altcha' | 'off', needs: AltchaNeeds): CaptchaProvider {
  return name === 'off' ? off : createAltcha(needs);
}
