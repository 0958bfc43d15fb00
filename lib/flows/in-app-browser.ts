/** What a browser inside another company's app is known by in its user agent, in lower case. */
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
  | 'aliapp(tb';

// WeCom names WeChat as well. Most of Tencent's name the engine of QQ browser, MQQBrowser, which is none by itself.
const MARKS =
  /wxwork|MicroMessenger(?!.*wxwork)|\bQQ(?=\/)|Weibo|aweme|NewsArticle|DingTalk|AlipayClient|\bLark\b|xhsdiscover|XiaoHongShu|baiduboxapp|Kwai(?=\/)|ksNebula|AliApp\(TB/i;

/**
 * The in-app browser that a user agent names, which neither downloads packages nor opens windows as a browser does;
 * `undefined` for browsers, and for the product's own app, which names none.
 */
export function inAppBrowser(userAgent: string): InAppBrowser | undefined {
  return MARKS.exec(userAgent)?.[0].toLowerCase() as InAppBrowser | undefined;
}

/** What keeps a tap on a download from leading to the app: such a browser, or a phone that no package fits. */
export type DownloadObstacle = InAppBrowser | 'harmony';

/** The obstacle that a user agent names. HarmonyOS NEXT installs no Android packages. */
export function downloadObstacle(userAgent: string): DownloadObstacle | undefined {
  return /OpenHarmony|ArkWeb/.test(userAgent) ? 'harmony' : inAppBrowser(userAgent);
}
