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
};

/** The words for an app; by default those of the usual menu of dots. */
export function guideWords(browser: InAppBrowser): Required<GuideWords> {
  return { menu: '“···”', choice: '在浏览器打开', ...GUIDE_WORDS[browser] };
}
