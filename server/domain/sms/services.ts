import type { CaptchaServices } from '../captcha/services';
import type { SmsLimits } from './limits';
import type { SmsSender } from './sender';

/** What sending and checking codes works with. */
export interface SmsServices extends CaptchaServices {
  smsSender: SmsSender;
  config: {
    development: boolean;
    sms: { limits: SmsLimits };
    limits: {
      /** In 15 minutes. */
      wrongCodesPerAddress: number;
    };
  };
}
