import { ApiProblem } from '../../platform/http/problem';
import type { CaptchaProof, CaptchaProvider } from './provider';

/** @throws ApiProblem `captcha_failed` unless the proof is good, fresh and unused. */
export async function requireCaptcha(captcha: CaptchaProvider, proof: CaptchaProof, address: string): Promise<void> {
  if (!(await captcha.verify(proof, address))) throw new ApiProblem('captcha_failed');
}
