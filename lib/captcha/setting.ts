/** The captcha of a provider's backend. The front server writes it on the `html` element of pages. */
export interface CaptchaSetting {
  /** URL of the script that shows the captcha. */
  script: string;
  /** Name of the constructor that the script defines on `window`. */
  global: string;
  /** The application's id; if left out, the one that `validateAppId` answers. */
  appId?: string;
}

/** Value of the setting if the backend needs no captcha. */
export const NO_CAPTCHA = 'none';
