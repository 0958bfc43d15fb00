import type { InAppBrowser } from '@/lib/flows/in-app-browser';

interface GuideWords {
  /** The app's name as its users know it. */
  app: string;
  /** The symbol that opens its menu. */
  menu?: string;
  /** The menu item that opens a browser. */
  choice?: string;
}

/** How each app opens a browser. */
const GUIDE_WORDS: Readonly<Record<InAppBrowser, GuideWords>> = {
  micromessenger: { app: '微信' },
  wxwork: { app: '企业微信', choice: '在默认浏览器打开' },
  qq: { app: 'QQ', menu: '“≡”或“···”', choice: '用浏览器打开' },
  weibo: { app: '微博', choice: '浏览器打开' },
  aweme: { app: '抖音' },
  newsarticle: { app: '今日头条' },
  dingtalk: { app: '钉钉' },
  alipayclient: { app: '支付宝' },
  lark: { app: '飞书', choice: '在浏览器中打开' },
  xhsdiscover: { app: '小红书' },
  xiaohongshu: { app: '小红书' },
  baiduboxapp: { app: '百度APP' },
  kwai: { app: '快手' },
  ksnebula: { app: '快手极速版' },
  'aliapp(tb': { app: '淘宝' },
  biliapp: { app: '哔哩哔哩' },
  tieba: { app: '百度贴吧' },
  zhihu: { app: '知乎' },
  osee2unified: { app: '知乎' },
  'com.douban.frodo': { app: '豆瓣' },
  qqnews: { app: '腾讯新闻' },
  qqlivebrowser: { app: '腾讯视频' },
  videoarticle: { app: '西瓜视频' },
  newslite: { app: '今日头条极速版' },
  phh_android: { app: '拼多多' },
  phh_ios: { app: '拼多多' },
  jdapp: { app: '京东' },
  'aliapp(tm': { app: '天猫' },
  qqmusic: { app: 'QQ音乐' },
  neteasemusic: { app: '网易云音乐' },
  kanqiu: { app: '虎扑' },
  xueqiu: { app: '雪球' },
  hexin: { app: '同花顺' },
  meituangroup: { app: '美团' },
};

/** The words for an app; by default those of the usual menu of dots. */
export function guideWords(browser: InAppBrowser): Required<GuideWords> {
  return { menu: '“···”', choice: '在浏览器打开', ...GUIDE_WORDS[browser] };
}
