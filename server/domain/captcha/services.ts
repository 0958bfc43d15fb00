import type { CallServices } from '../../platform/http/api';
import type { CaptchaProvider } from './provider';

/** What calls that machines would like to make work with. */
export interface CaptchaServices extends CallServices {
  captcha: CaptchaProvider;
}
