import type * as z from 'zod/mini';
import type { Device, sessionList } from '@/lib/contract/sessions';

export type ListedSession = z.infer<typeof sessionList.response>['Data']['sessions'][number];

const DEVICES: Record<Device, string> = {
  'android-phone': '安卓手机',
  'android-tablet': '安卓平板',
  iphone: 'iPhone',
  ipad: 'iPad',
  harmony: '鸿蒙设备',
  windows: 'Windows 电脑',
  mac: 'Mac 电脑',
  linux: 'Linux 电脑',
  other: '其他设备',
};

/** Browser or app names as visitors know them, if they differ. */
const BROWSERS: Readonly<Record<string, string>> = {
  WeChat: '微信',
  DingTalk: '钉钉',
  Alipay: '支付宝',
  Taobao: '淘宝',
  Douyin: '抖音',
  Toutiao: '今日头条',
  Kuaishou: '快手',
  Xiaohongshu: '小红书',
  Lark: '飞书',
  weibo: '微博',
  Baidu: '百度',
  UCBrowser: 'UC浏览器',
  QQBrowser: 'QQ浏览器',
  360: '360浏览器',
  Quark: '夸克',
  'Huawei Browser': '华为浏览器',
  'MIUI Browser': '小米浏览器',
  HeyTap: '欢太浏览器',
  'Vivo Browser': 'vivo浏览器',
  'Samsung Internet': '三星浏览器',
  'Sogou Mobile': '搜狗浏览器',
  'Sogou Explorer': '搜狗浏览器',
  'Chrome WebView': '应用内页面',
  'Android Browser': '系统浏览器',
  'Mobile Safari': 'Safari',
  WebKit: '应用内页面',
};

/** Describes a session so that its holder recognizes it: `安卓手机 · 微信`. */
export function sessionWords({ device, browser }: ListedSession): string {
  if (!device) return '较早登录的设备';
  const app = browser && (BROWSERS[browser] ?? browser);
  return [DEVICES[device], app].filter(Boolean).join(' · ');
}
