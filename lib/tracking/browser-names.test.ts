import { UAParser } from 'ua-parser-js';
import { nameOfBrowser } from './browser-names';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 12; V2049A Build/SP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [
    'QQ',
    `${ANDROID} Chrome/98.0.4758.102 MQQBrowser/6.2 TBS/046291 Mobile Safari/537.36 V1_AND_SQ_8.9.28_3700_YYB_D A_8092800 QQ/8.9.28.10155 NetType/WIFI WebP/0.3.0 AppId/537147618 Pixel/1080 StatusBarHeight/96`,
  ],
  ['QQ', `${IPHONE} Mobile/15E148 QQ/8.9.28.612 V1_IPH_SQ_8.9.28_1_APP_A Pixel/1170`],
  [
    'Douyin',
    `${ANDROID} Chrome/95.0.4638.74 Mobile Safari/537.36 aweme_260500 JsSdk/1.0 NetType/WIFI Channel/vivo AppName/aweme app_version/26.5.0 ByteLocale/zh-CN`,
  ],
  [
    'Douyin',
    `${IPHONE} Mobile/15E148 aweme_26.5.0 Region/CN AppTheme/light NetType/WIFI JsSdk/2.0 Channel/App Store ByteLocale/zh`,
  ],
  ['Toutiao', `${ANDROID} Chrome/97.0.4692.98 Mobile Safari/537.36 NewsArticle/9.3.5 JsSdk/2 NetType/wifi`],
  [
    'Kuaishou',
    `${ANDROID} Chrome/90.0.4430.226 KsWebView/1.8.90.586 (rel;r) Mobile Safari/537.36 Yoda/3.1.2-rc10 ksNebula/11.7.40.6240 OS_PRO_BIT/64 MAX_PHY_MEM/7517 AZPREFIX/az1 ICFO/0 StatusHT/34 TitleHT/43 NetType/WIFI ISLP/0 ISDM/0 ISLB/0 locale/zh-cn CT/0`,
  ],
  [
    'Kuaishou',
    `${IPHONE} Mobile/15E148 Kwai/10.4.30.3500 ISLP/0 StatusHT/47 KDT/PHONE iosSCH/0 TitleHT/44 NetType/WIFI ISDM/0 ICFO/0 locale/zh-Hans Yoda/2.8.2.1 ISLB/0 CoIS/2 ISLM/0 WebViewType/WK BHT/102 AZPREFIX/zw`,
  ],
  ['360', `${ANDROID} Chrome/62.0.3202.97 Mobile Safari/537.36 360 Aphone Browser (8.2.0.122)`],
  [
    'Taobao',
    `${ANDROID} Chrome/100.0.4896.58 UWS/5.12.3.0 Mobile Safari/537.36 AliApp(TB/10.25.10) UCBS/2.11.1.1 TTID/600000@taobao_android_10.25.10 WindVane/8.5.0 1080X2276`,
  ],
  ['Taobao', `${IPHONE} Mobile/15E148 AliApp(TB/10.24.20) WindVane/8.7.2 1170x2532 WK`],
  [
    'DingTalk',
    `${ANDROID} Chrome/69.0.3497.100 UWS/3.22.1.248 Mobile Safari/537.36 AliApp(DingTalk/7.0.10) com.alibaba.android.rimet/26928161`,
  ],
  ['Xiaohongshu', `${IPHONE} Mobile/15E148 xhsdiscover/7.85 NetType/WiFi`],
  ['Lark', `${ANDROID} Chrome/99 Mobile Safari/537.36 Lark/6.5.3 LarkLocale/zh_CN`],
])('recognises %s, which the parser does not: %s', (name, userAgent) => {
  expect(nameOfBrowser(userAgent)).toBe(name);
});

test.each([
  'Mozilla/5.0 (Linux; Android 13; SM-S9080) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
  'Mozilla/5.0 (Linux; Android 10; HD1913) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.6478.122 Mobile Safari/537.36 EdgA/126.0.2592.80',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0',
  'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 13; V2118A Build/TP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20240404 MMWEBID/1 MicroMessenger/8.0.49.2600(0x28003137) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN',
  'Mozilla/5.0 (Linux; Android 9; PCT-AL10) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/78.0.3904.62 XWEB/2691 MMWEBSDK/201001 Mobile Safari/537.36 MQQBrowser/6.2 TBS/045318 MicroMessenger/7.0.19.1760',
  'Mozilla/5.0 (Linux; Android 12; M2012K11AC) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0.5414.86 MQQBrowser/6.2 TBS/046403 Mobile Safari/537.36 wxwork/4.1.10 MicroMessenger/7.0.1 NetType/WIFI Language/zh',
  'Mozilla/5.0 (Linux; U; Android 12; zh-cn; V2183A Build/SP1A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0.5414.86 MQQBrowser/14.5 Mobile Safari/537.36 COVC/046915',
  'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94.0.4606.71 Safari/537.36 Core/1.94.202.400 QQBrowser/11.9.5355.400',
  'Mozilla/5.0 (Linux; U; Android 12; zh-CN; PEEM00 Build/SKQ1) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UCBrowser/15.5.8.1238 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_1 like Mac OS X; zh-CN) AppleWebKit/537.51.1 (KHTML, like Gecko) Mobile/20B82 UCBrowser/15.5.7.1983 Mobile  AliApp(TUnionSDK/0.1.20.4)',
  'Mozilla/5.0 (Linux; Android 12; JEF-AN00 Build/HUAWEIJEF-AN00; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/97.0.4692.98 Mobile Safari/537.36 T7/13.42 SP-engine/2.78.0 baiduboxapp/13.42.0.10 (Baidu; P1 12) NABar/1.0',
  'Mozilla/5.0 (Linux; U; Android 8.1.0; zh-CN) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/57.0 Mobile Safari/537.36 baidubrowser/7.19.13.0',
  'Mozilla/5.0 (Linux; Android 12; NOH-AN00; HMSCore 6.11.0.302) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/99.0.4844.88 HuaweiBrowser/14.0.2.300 Mobile Safari/537.36',
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.0.4.300',
  'Mozilla/5.0 (Linux; U; Android 13; zh-cn; 22081212C Build/TKQ1) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.127 Mobile Safari/537.36 XiaoMi/MiuiBrowser/17.7.30',
  'Mozilla/5.0 (Linux; U; Android 13; zh-cn; PGEM10 Build/TP1A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/115.0.5790.168 Mobile Safari/537.36 HeyTapBrowser/40.8.9.9',
  'Mozilla/5.0 (Linux; Android 13; V2227A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/101.0.4951.74 Mobile Safari/537.36 VivoBrowser/16.2.0.1',
  'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S928B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Weibo (iPhone13,2__weibo__13.6.1__iphone__os16.5)',
  'Mozilla/5.0 (Linux; Android 12; PDKM00 Build/RKQ1; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/95.0.4638.74 Mobile Safari/537.36 Weibo (OPPO-PDKM00__weibo__13.6.1__android__android12)',
  'Mozilla/5.0 (Linux; Android 11; M2007J17C Build/RKQ1; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/91.0.4472.120 Mobile Safari/537.36 QihooBrowser/10.1.1.202 Mso/2',
  'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/86.0.4240.198 Safari/537.36 QIHU 360SE',
  'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/95.0.4638.69 Safari/537.36 QIHU 360EE',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15A372 Safari/604.1 QHBrowser/317 QihooBrowser/5.2.2',
  'Mozilla/5.0 (Linux; U; Android 12; zh-CN; M2102K1C Build/SKQ1) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/69.0.3497.100 UWS/3.22.2.66 Mobile Safari/537.36 UCBS/3.22.2.66 NebulaSDK/1.8.100112 Nebula AlipayDefined(nt:WIFI,ws:392|0|2.75) AliApp(AP/10.5.20.8000) AlipayClient/10.5.20.8000 Language/zh-Hans useStatusBar/true isConcaveScreen/true Region/CN',
  'Mozilla/5.0 (Linux; U; Android 12; zh-CN; V2049A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 Quark/6.4.5.311 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 9; HMA-AL00) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/66.0 Mobile Safari/537.36 SogouMSE,SogouMobileBrowser/5.29.8',
  'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/80.0.3987.87 Safari/537.36 SE 2.X MetaSr 1.0',
  'Mozilla/5.0 (Linux; Android 13; V2118A Build/TP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 OPR/110.0.0.0',
  'Mozilla/5.0 (Linux; Android 13; HONOR; ANN-AN00) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/110 Mobile Safari/537.36 HonorBrowser/2.0',
])('gives the same name as the parser: %s', (userAgent) => {
  expect(nameOfBrowser(userAgent)).toBe(new UAParser(userAgent).getBrowser().name);
});

test('returns an empty name for an unknown browser', () => {
  expect(nameOfBrowser('Nokia')).toBe('');
});
