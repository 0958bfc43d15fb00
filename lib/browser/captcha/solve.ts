import { validateAppId } from '../../contract/browser/validate-app-id';
import { VisibleError } from '../http/api-error';
import { callApi } from '../http/call-api';
import { loadCode } from '../http/load-code';
import { throwIfAborted } from '../http/throw-if-aborted';

/** A captcha's proof, as the contract's forms carry it. Each is good for one call. */
export interface CaptchaProof {
  ticket: string;
  randstr: string;
}

/**
 * Asks the server which captcha is in force and proves the work that it wants; takes a fraction of a second on most devices.
 *
 * @param signal ends the call for the challenge and the work
 * @throws VisibleError when the work cannot be done, ApiError when the challenge cannot be had
 */
export async function solveCaptcha(signal?: AbortSignal): Promise<CaptchaProof> {
  const { Data: captcha } = await callApi(validateAppId, undefined, signal && { signal });
  if (captcha.provider === 'off') return { ticket: '', randstr: '' };
  // Browsers withhold WebCrypto from plain-http addresses other than localhost.
  if (!globalThis.crypto?.subtle) throw new VisibleError('当前连接不安全，无法完成安全验证，请使用 https 地址访问');
  const { proveWork } = await loadCode(() => import('./prove-work'));
  const solution = await proveWork(captcha.challenge, signal);
  throwIfAborted(signal);
  if (!solution) throw new VisibleError('安全验证未完成，请重试');
  return {
    ticket: btoa(JSON.stringify({ challenge: captcha.challenge, solution })),
    randstr: captcha.challenge.parameters.nonce,
  };
}
