import { callApi } from '@/lib/browser/http/call-api';
import { onShareCardChange, type ShareCard, shareCard } from '@/lib/browser/share/share-card';
import { shareSignature } from '@/lib/contract/browser/share-signature';
import { inAppBrowser } from '@/lib/flows/in-app-browser';
import { WECHAT_SCRIPT } from '@/lib/search/wechat-card';

/** What this page uses of WeChat's SDK. */
interface Wechat {
  config(settings: {
    appId: string;
    timestamp: number;
    nonceStr: string;
    signature: string;
    jsApiList: readonly string[];
  }): void;
  ready(callback: () => void): void;
  error(callback: (answer: { errMsg: string }) => void): void;
  updateAppMessageShareData(card: WechatCardData & { desc: string }): void;
  updateTimelineShareData(card: WechatCardData): void;
}

interface WechatCardData {
  title: string;
  link: string;
  imgUrl: string;
}

/**
 * Gives the page its own card when a visitor passes it on in WeChat. Without it, for example because the signature
 * fails, WeChat shows a card of its own, and the page works the same.
 */
export async function showWechatCard(): Promise<void> {
  if (inAppBrowser(navigator.userAgent) !== 'micromessenger') return;
  const { brand = '' } = document.documentElement.dataset;
  const [{ Data: signed }, wx] = await Promise.all([
    callApi(shareSignature, { appcode: brand, address: knownAddress() }),
    loadWechat(),
  ]);
  wx.error(({ errMsg }) => console.warn('WeChat rejected the share card.', errMsg));
  wx.ready(() => {
    const update = () => setCard(wx, shareCard());
    update();
    onShareCardChange(update);
  });
  wx.config({ ...signed, jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData'] });
}

function setCard(wx: Wechat, { title, description, link, picture }: ShareCard): void {
  const card = { title, link, imgUrl: picture };
  wx.updateAppMessageShareData({ ...card, desc: description });
  wx.updateTimelineShareData(card);
}

/**
 * The page's address as WeChat knows it. On iOS that is the address with which the page was opened, even after a script
 * has changed it, for example to remove the token; elsewhere it is the current one.
 */
function knownAddress(): string {
  const entry = /iPhone|iPad|iPod/.test(navigator.userAgent) && performance.getEntriesByType('navigation')[0];
  const [address = ''] = (entry ? entry.name : window.location.href).split('#');
  return address;
}

/** Loads the SDK, which the page's policy allows. */
function loadWechat(): Promise<Wechat> {
  const script = document.createElement('script');
  return new Promise((resolve, reject) => {
    script.onload = () => resolve((window as unknown as { wx: Wechat }).wx);
    script.onerror = () => reject(new Error('The script of WeChat did not load.'));
    script.src = WECHAT_SCRIPT;
    document.head.append(script);
  });
}
