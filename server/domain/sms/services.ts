import type { CaptchaServices } from '../captcha/services';
import type { SmsLimits } from './limits';
import type { SmsSender } from './sender';

/** The services that send and check codes. */
export interface SmsServices extends CaptchaServices {
  smsSender: SmsSender;
  config: {
    development: boolean;
    sms: { limits: SmsLimits };
    limits: {
      /** Per 15 minutes. */
      wrongCodesPerAddress: number;
    };
  };
}
