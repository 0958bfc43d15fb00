import type { Page } from 'playwright/test';
import { WECHAT_SCRIPT } from '@/lib/search/wechat-card';

/** What WeChat knows of the page once its script has checked the signature. */
interface InWechat {
  /** WeChat's answer to `wx.config`. */
  answer: string;
  /** The card of a message, and that of the timeline. */
  message?: { title: string; desc: string; link: string; imgUrl: string };
  timeline?: { title: string; link: string; imgUrl: string };
}

/** The only brand of the development set-up that has an account of WeChat. */
export const BRAND_WITH_ACCOUNT = 'zfht';

/** Answers the address of WeChat's script with a stand-in, which lets the stand-in of WeChat check the signature. */
export async function openInWechat(page: Page): Promise<void> {
  await page.route(WECHAT_SCRIPT, (route) =>
    route.fulfill({ contentType: 'application/javascript', body: `(${runWechat})()` }),
  );
}

/** Reads what WeChat knows of the page. */
export function readWechat(page: Page): Promise<InWechat | undefined> {
  return page.evaluate(() => (window as unknown as { inWechat?: InWechat }).inWechat);
}

/** Runs in the page, as WeChat's script would. Like WeChat on iOS, it knows only the address that opened the page. */
function runWechat(): void {
  const known: InWechat = { answer: '' };
  let ready = () => {};
  let failed = (_answer: { errMsg: string }) => {};
  const isIos = /iPhone|iPad/.test(navigator.userAgent);
  const [url] = (isIos ? performance.getEntriesByType('navigation')[0]?.name : location.href)?.split('#') ?? [];
  const wx = {
    config: async ({ jsApiList: _, ...signed }: Record<string, unknown>) => {
      const response = await fetch('/dev/wechat/config', { method: 'POST', body: JSON.stringify({ ...signed, url }) });
      const { errMsg } = await response.json();
      known.answer = errMsg;
      if (errMsg === 'config:ok') ready();
      else failed({ errMsg });
    },
    ready: (callback: () => void) => {
      ready = callback;
    },
    error: (callback: typeof failed) => {
      failed = callback;
    },
    updateAppMessageShareData: (card: NonNullable<InWechat['message']>) => {
      known.message = card;
    },
    updateTimelineShareData: (card: NonNullable<InWechat['timeline']>) => {
      known.timeline = card;
    },
  };
  Object.assign(window, { wx, inWechat: known });
}
