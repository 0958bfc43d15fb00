import type { CaptchaSetting } from '../../captcha/setting';
import { VisibleError } from '../http/api-error';
import { throwIfAborted } from '../http/throw-if-aborted';
import { besideDialogs } from '../overlays/beside-dialogs';
import type { CaptchaProof } from './proof';

/** Milliseconds until a script that does not arrive is given up. */
const SCRIPT_LIMIT = 20_000;

/** What the script answers: 0 passed, 2 closed by the visitor, anything else a failure. */
interface CaptchaAnswer {
  ret: number;
  ticket?: string;
  randstr?: string;
}

/** What such scripts leave on `window`; Tencent's is the pattern. */
type CaptchaClass = new (appId: string, done: (answer: CaptchaAnswer) => void) => { show(): void };

/**
 * Shows the captcha of a provider's backend over the page and whatever dialog is open on it.
 *
 * @throws VisibleError when it cannot be shown or was not passed
 */
export async function showCaptcha(
  { script, global, appId = '' }: CaptchaSetting,
  signal?: AbortSignal,
): Promise<CaptchaProof> {
  const Captcha = await loadCaptcha(script, global);
  throwIfAborted(signal);
  const answer = await besideDialogs(
    () =>
      new Promise<CaptchaAnswer>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
        try {
          new Captcha(appId, resolve).show();
        } catch (cause) {
          reject(new VisibleError('安全验证加载失败，请稍后重试', { cause }));
        }
      }),
  );
  const { ret, ticket, randstr = '' } = answer;
  if (ret !== 0 || !ticket) throw new VisibleError('安全验证未完成，请重试');
  return { ticket, randstr };
}

async function loadCaptcha(script: string, global: string): Promise<CaptchaClass> {
  const present = () => (window as unknown as Record<string, CaptchaClass | undefined>)[global];
  if (!present()) await loadScript(script);
  const Captcha = present();
  if (!Captcha) throw new VisibleError('安全验证加载失败，请稍后重试');
  return Captcha;
}

/** A script that did not arrive is asked for again the next time. */
function loadScript(src: string): Promise<void> {
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    const fail = () => {
      script.remove();
      reject(new VisibleError('安全验证加载失败，请检查网络后重试'));
    };
    const limit = setTimeout(fail, SCRIPT_LIMIT);
    script.onload = () => {
      clearTimeout(limit);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(limit);
      fail();
    };
    script.src = src;
    document.head.append(script);
  });
}
