import type { CaptchaSetting } from '../../captcha/setting';
import { VisibleError } from '../http/api-error';
import { throwIfAborted } from '../http/throw-if-aborted';
import { besideDialogs } from '../overlays/beside-dialogs';
import type { CaptchaProof } from './proof';

/** Milliseconds until loading the script times out. */
const SCRIPT_LIMIT = 20_000;

/** The script's answer: `ret` 0 is passed, 2 is closed by the visitor, anything else is a failure. */
interface CaptchaAnswer {
  ret: number;
  ticket?: string;
  randstr?: string;
}

/** The constructor that such scripts define on `window`, modelled on Tencent's. */
type CaptchaClass = new (appId: string, done: (answer: CaptchaAnswer) => void) => { show(): void };

/**
 * Shows the captcha of a provider's backend above the page and any open dialog.
 *
 * @throws VisibleError if it cannot be shown or was not passed
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

/** Loads the script. After a failure, the next call tries again. */
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
