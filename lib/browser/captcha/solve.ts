import type * as z from 'zod/mini';
import { NO_CAPTCHA } from '../../captcha/setting';
import { validateAppId } from '../../contract/browser/validate-app-id';
import { fieldsOf } from '../../contract/call';
import type { altchaChallenge } from '../../contract/captcha';
import { ApiError, VisibleError } from '../http/api-error';
import { callApi } from '../http/call-api';
import { loadCode } from '../http/load-code';
import { throwIfAborted } from '../http/throw-if-aborted';
import type { CaptchaProof } from './proof';

const NO_PROOF: CaptchaProof = { ticket: '', randstr: '' };

/**
 * Makes a call with a captcha proof. If the server rejects the proof, it solves a new one and calls once more: the
 * proof may have expired while the visitor waited, or the server may demand more work by now.
 *
 * @param signal aborts the work
 * @throws VisibleError as {@link solveCaptcha} does; anything that the call throws
 */
export async function withProof<Answer>(
  call: (proof: CaptchaProof) => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  try {
    return await call(await solveCaptcha(signal));
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem?.code !== 'captcha_failed') throw error;
    return call(await solveCaptcha(signal));
  }
}

/**
 * Passes the captcha in force. This server names one and demands proof of work, which takes a fraction of a second on
 * most devices. With a provider's backend, the page's setting names the captcha, or says that there is none.
 *
 * @param signal aborts the challenge call and the work
 * @throws VisibleError if the captcha was not passed, ApiError if the challenge call fails
 */
export async function solveCaptcha(signal?: AbortSignal): Promise<CaptchaProof> {
  const setting = document.documentElement.dataset.captcha;
  if (setting !== undefined) return passProviders(setting, signal);
  const { provider, challenge } = fieldsOf((await askServer(signal)).Data);
  // This server always names one.
  if (provider === undefined) throw new ApiError('invalid');
  return provider === 'altcha' && challenge ? prove(challenge, signal) : NO_PROOF;
}

function askServer(signal: AbortSignal | undefined) {
  return callApi(validateAppId, undefined, signal && { signal });
}

async function prove(challenge: z.output<typeof altchaChallenge>, signal?: AbortSignal): Promise<CaptchaProof> {
  const { proveWork } = await loadCode(() => import('./prove-work'));
  const solution = await proveWork(challenge, signal);
  throwIfAborted(signal);
  if (!solution) throw new VisibleError('安全验证未完成，请重试');
  return { ticket: btoa(JSON.stringify({ challenge, solution })), randstr: challenge.parameters.nonce };
}

/**
 * The backend's answer contributes at most the captcha's application id. A backend that fails to answer does not block
 * the visitor.
 */
async function passProviders(setting: string, signal?: AbortSignal): Promise<CaptchaProof> {
  const answer = await askServer(signal).catch((error) => {
    throwIfAborted(signal);
    console.warn('The backend does not name its captcha.', error);
    return undefined;
  });
  if (setting === NO_CAPTCHA) return NO_PROOF;
  const { showCaptcha } = await loadCode(() => import('./show-captcha'));
  const { appId = '' } = fieldsOf(answer?.Data);
  return showCaptcha({ appId, ...JSON.parse(setting) }, signal);
}
