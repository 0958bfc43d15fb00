import type * as z from 'zod/mini';
import type { validateAppId } from '@/lib/contract/captcha';
import { ApiProblem } from '../../platform/http/problem';

/** What a page needs to ask a visitor for a proof. */
export type CaptchaOffer = z.output<typeof validateAppId.response>['Data'];

/** A visitor's proof, in the spec's two fields. */
export interface CaptchaProof {
  ticket: string;
  randstr: string;
}

/** A captcha service. Another one is added beside `altcha.ts` and chosen by the CAPTCHA setting. */
export interface CaptchaProvider {
  /** @param address the visitor's IP address, which decides how much work is needed */
  offer(address: string): Promise<CaptchaOffer>;
  /** True once for each good proof; `address` is the visitor's IP address. */
  verify(proof: CaptchaProof, address: string): Promise<boolean>;
}

/** @throws ApiProblem `captcha_failed` unless the proof is good, fresh and unused. */
export async function requireCaptcha(captcha: CaptchaProvider, proof: CaptchaProof, address: string): Promise<void> {
  if (!(await captcha.verify(proof, address))) throw new ApiProblem('captcha_failed');
}
