/** A captcha proof in the format of the contract's forms. Each is valid for one call. */
export interface CaptchaProof {
  ticket: string;
  randstr: string;
}
