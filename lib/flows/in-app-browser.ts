/** Identifies a browser inside another company's app, by its lower-case token in the user agent. */
export type InAppBrowser =
  | 'wxwork'
  | 'micromessenger'
  | 'qq'
  | 'weibo'
  | 'aweme'
  | 'newsarticle'
  | 'dingtalk'
  | 'alipayclient'
  | 'lark'
  | 'xhsdiscover'
  | 'xiaohongshu'
  | 'baiduboxapp'
  | 'kwai'
  | 'ksnebula'
  | 'aliapp(tb'
  | 'biliapp'
  | 'tieba'
  | 'zhihu'
  | 'osee2unified'
  | 'com.douban.frodo'
  | 'qqnews'
  | 'qqlivebrowser'
  | 'videoarticle'
  | 'newslite'
  | 'phh_android'
  | 'phh_ios'
  | 'jdapp'
  | 'aliapp(tm'
  | 'qqmusic'
  | 'neteasemusic'
  | 'kanqiu'
  | 'xueqiu'
  | 'hexin'
  | 'meituangroup';

// WeCom also has WeChat's token. On iOS, Zhihu has its project's name. Most Tencent apps have the token of QQ browser's
// engine, MQQBrowser, which does not identify an app.
const MARKS =
  /wxwork|MicroMessenger(?!.*wxwork)|\bQQ(?=\/)|Weibo|aweme|NewsArticle|DingTalk|AlipayClient|\bLark\b|xhsdiscover|XiaoHongShu|baiduboxapp|Kwai(?=\/)|ksNebula|AliApp\(T[BM]|BiliApp|tieba(?=\/)|Zhihu|osee2unified|com\.douban\.frodo|qqnews|QQLiveBrowser|VideoArticle|NewsLite|phh_(?:android|ios)|jdapp|QQMusic|NeteaseMusic|kanqiu|Xueqiu|Hexin|MeituanGroup/i;

/**
 * The in-app browser in a user agent; such browsers neither download packages nor open windows like a real browser.
 * `undefined` for browsers and for the product's own app, which has no token.
 */
export function inAppBrowser(userAgent: string): InAppBrowser | undefined {
  return MARKS.exec(userAgent)?.[0].toLowerCase() as InAppBrowser | undefined;
}

/** Why tapping a download would not lead to the app: an in-app browser, or a phone that no package fits. */
export type DownloadObstacle = InAppBrowser | 'harmony';

/** The download obstacle in a user agent. HarmonyOS NEXT installs no Android packages. */
export function downloadObstacle(userAgent: string): DownloadObstacle | undefined {
  return /OpenHarmony|ArkWeb/.test(userAgent) ? 'harmony' : inAppBrowser(userAgent);
}

/** Whether the browser is an iPad's, which identifies itself as a Mac since iPadOS 13; Macs have no touch screen. */
export function isIPadAsMac({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1;
}
