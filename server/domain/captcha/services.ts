import type { CallServices } from '../../platform/http/api';
import type { CaptchaProvider } from './provider';

/** The services behind calls that bots would abuse. */
export interface CaptchaServices extends CallServices {
  captcha: CaptchaProvider;
}
