/** A captcha's proof, as the contract's forms carry it. Each is good for one call. */
export interface CaptchaProof {
  ticket: string;
  randstr: string;
}
