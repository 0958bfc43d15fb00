/**
 * Browser names by patterns that are unique to their user agents; the first match counts. Apps come before the engines
 * that they contain. The names equal those of ua-parser-js, where it has one; that library is nine kilobytes larger.
 */
const NAMES: readonly (readonly [name: string, mark: RegExp])[] = [
  ['WeChat', /MicroMessenger/],
  ['DingTalk', /DingTalk/],
  ['Alipay', /AlipayClient/],
  ['Taobao', /AliApp\(TB/],
  ['Douyin', /aweme/],
  ['Toutiao', /NewsArticle/],
  ['Kuaishou', /Kwai\/|ksNebula|KsWebView/],
  ['Xiaohongshu', /xhsdiscover|XiaoHongShu/],
  ['Lark', /Lark\//],
  ['weibo', /Weibo/],
  ['QQ', /\bQQ\//],
  ['Baidu', /baidu(?:boxapp|browser)/],
  ['UCBrowser', /UCBrowser/],
  ['QQBrowser', /QQBrowser/],
  ['360', /QihooBrowser|QHBrowser|QIHU|360 Aphone/],
  ['Quark', /Quark\//],
  ['Huawei Browser', /HuaweiBrowser/],
  ['MIUI Browser', /MiuiBrowser/],
  ['HeyTap', /HeyTapBrowser/],
  ['Vivo Browser', /VivoBrowser/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Sogou Mobile', /SogouMobileBrowser/],
  ['Sogou Explorer', /MetaSr/],
  ['Edge', /Edg(?:A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome WebView', /; wv\)/],
  ['Android Browser', /Android.*Version\/4/],
  ['Chrome', /Chrome|CriOS/],
  ['Mobile Safari', /Version\/.*Mobile\/.*Safari/],
  ['Safari', /Version\/.*Safari/],
  ['WebKit', /AppleWebKit/],
];

/** A browser's name, such as `Chrome`; empty for an unknown one. */
export function nameOfBrowser(userAgent: string): string {
  return NAMES.find(([, mark]) => mark.test(userAgent))?.[0] ?? '';
}
