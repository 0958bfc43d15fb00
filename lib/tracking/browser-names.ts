/**
 * The names of browsers by what they alone have in their user agents; the first that fits counts. Apps stand before the
 * engines that they are made of. The names are those of ua-parser-js, which is nine kilobytes more, where it knows one.
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

/** A browser's name, such as `Chrome`; empty for one that has none here. */
export function nameOfBrowser(userAgent: string): string {
  return NAMES.find(([, mark]) => mark.test(userAgent))?.[0] ?? '';
}
