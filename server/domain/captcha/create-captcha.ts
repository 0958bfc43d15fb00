import type { Database } from '../../platform/database/types';
import type { Vault } from '../../platform/secrets/vault';
import { createAltcha } from './altcha';
import type { CaptchaProvider } from './provider';

const off: CaptchaProvider = {
  offer: async () => ({ provider: 'off', appId: '' }),
  verify: async () => true,
};

/** The captcha that the CAPTCHA setting names. */
export function createCaptcha(
  name: 'altcha' | 'off',
  needs: { vault: Vault; database: Database; clock: () => Date },
): CaptchaProvider {
  return name === 'off' ? off : createAltcha(needs);
}
