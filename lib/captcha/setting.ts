/** The captcha that a provider's backend asks for, as the front server writes it on the `html` element of pages. */
export interface CaptchaSetting {
  /** Address of the script that shows it. */
  script: string;
  /** The constructor that the script leaves on `window`. */
  global: string;
  /** The application's id; where it is left out, the one that `validateAppId` answers. */
  appId?: string;
}

/** What stands in the setting's place where the backend asks for none. */
export const NO_CAPTCHA = 'none';
