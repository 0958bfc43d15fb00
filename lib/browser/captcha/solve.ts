import type * as z from 'zod/mini';
import { NO_CAPTCHA } from '../../captcha/setting';
import { validateAppId } from '../../contract/browser/validate-app-id';
import type { altchaChallenge } from '../../contract/captcha';
import { fieldsOf } from '../../contract/fields-of';
import { ApiError, VisibleError } from '../http/api-error';
import { callApi } from '../http/call-api';
import { loadCode } from '../http/load-code';
import { throwIfAborted } from '../http/throw-if-aborted';
import type { CaptchaProof } from './proof';

const NO_PROOF: CaptchaProof = { ticket: '', randstr: '' };

/**
 * Makes a call with a captcha's proof, and once more with a new one where that was refused: it may have grown old while the
 * visitor waited, or the server asks for more work by now.
 *
 * @param signal ends the work
 * @throws VisibleError as {@link solveCaptcha} does; whatever the call throws
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
 * Passes the captcha that is in force: this server names one and wants work proved, which takes a fraction of a second on most
 * devices; before a provider's own backend the page's setting says which one is shown, or that there is none.
 *
 * @param signal ends the call for the challenge and the work
 * @throws VisibleError when the captcha was not passed, ApiError when the challenge cannot be had
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

/** The backend's answer names the captcha's application at most; a backend that answers otherwise keeps nobody out. */
async function passProviders(setting: string, signal?: AbortSignal): Promise<CaptchaProof> {
  const answer = await askServer(signal).catch((error) => {
    throwIfAborted(signal);
    console.warn('The backend does not say which captcha it asks for.', error);
    return undefined;
  });
  if (setting === NO_CAPTCHA) return NO_PROOF;
  const { showCaptcha } = await loadCode(() => import('./show-captcha'));
  const { appId = '' } = fieldsOf(answer?.Data);
  return showCaptcha({ appId, ...JSON.parse(setting) }, signal);
}
