import { browserOf } from './browser';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; V1938CT Build/QP1A.190711.020; wv) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_3_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IOS_26 = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    'WeChat on Android',
    `${ANDROID} Version/4.0 Chrome/78.0.3904.62 XWEB/2693 MMWEBSDK/201001 Mobile Safari/537.36 MMWEBID/7394 MicroMessenger/7.0.20.1781(0x27001439) Process/toolsmp WeChat/arm64 NetType/WIFI Language/zh_CN ABI/arm64`,
    'chromium 78',
  ],
  [
    'WeChat on Android with X5',
    `${ANDROID} Version/4.0 Chrome/66.0.3359.126 MQQBrowser/6.2 TBS/45016 Mobile Safari/537.36 MMWEBID/1 MicroMessenger/7.0.8.1540(0x27000834) Process/tools NetType/4G Language/zh_CN`,
    'chromium <69',
  ],
  [
    'WeChat on an iPhone',
    `${IPHONE} Mobile/15E148 MicroMessenger/8.0.47(0x18002f2f) NetType/WIFI Language/zh_CN`,
    'webkit 15.3',
  ],
  [
    'mobile QQ',
    `${ANDROID} Version/4.0 Chrome/89.0.4389.72 MQQBrowser/6.2 TBS/046281 Mobile Safari/537.36 V1_AND_SQ_8.9.28_3700_YYB_D QQ/8.9.28.10155 NetType/WIFI`,
    'chromium 89',
  ],
  [
    'QQ browser on an iPhone',
    `${IPHONE} Version/7.0 MQQBrowser/13.5.0 Mobile/15E148 Safari/604.1 QBWebViewUA/2 QBWebViewType/1 WKType/1`,
    'webkit 15.3',
  ],
  [
    'UC',
    'Mozilla/5.0 (Linux; U; Android 12; zh-CN; M2102J2SC Build/SKQ1.211006.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UCBrowser/15.5.8.1238 Mobile Safari/537.36',
    'chromium 100',
  ],
  [
    'an ancient UC browser',
    'UCWEB/2.0 (MIDP-2.0; U; Adr 4.0.4; zh-CN; ZTE_U795) U2/1.0.0 UCBrowser/9.7 U2/1.0.0 Mobile',
    'other unknown',
  ],
  [
    'the app of Baidu',
    `${ANDROID} Version/4.0 Chrome/97.0.4692.98 Mobile Safari/537.36 T7/13.53 BDOS/1.0 (HarmonyOS 3.0.0) SP-engine/2.95.0 baiduboxapp/13.55.0.10 (Baidu; P1 10) NABar/1.0`,
    'chromium 97',
  ],
  [
    'the app of Baidu on an iPhone',
    `${IPHONE} Mobile/15E148 Safari/604.1 SP-engine/2.64.0 main%2F1.0 baiduboxapp/13.22.0.10 (Baidu; P2 15.3.1)`,
    'webkit 15.3',
  ],
  [
    'Huawei',
    'Mozilla/5.0 (Linux; Android 10; HarmonyOS; ELS-AN00; HMSCore 6.11.0.302) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/99.0.4844.88 HuaweiBrowser/13.0.5.303 Mobile Safari/537.36',
    'chromium 99',
  ],
  [
    'HarmonyOS NEXT',
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.0.5.300',
    'chromium 114',
  ],
  [
    'HarmonyOS without a version',
    'Mozilla/5.0 (Phone; OpenHarmony 4.1) AppleWebKit/537.36 (KHTML, like Gecko) ArkWeb/4.1.6.1 Mobile',
    'chromium unknown',
  ],
  [
    'Xiaomi',
    `${ANDROID} Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/18.4.130402`,
    'chromium 112',
  ],
  ['OPPO', `${ANDROID} Version/4.0 Chrome/90.0.4430.61 Mobile Safari/537.36 HeyTapBrowser/40.8.10.1`, 'chromium 90'],
  ['vivo', `${ANDROID} Version/4.0 Chrome/87.0.4280.141 Mobile Safari/537.36 VivoBrowser/17.2.0.1`, 'chromium 87'],
  [
    'Douyin',
    `${ANDROID} Version/4.0 Chrome/83.0.4103.106 Mobile Safari/537.36 aweme/230000 NetType/wifi`,
    'chromium 83',
  ],
  [
    'a phone of a brand ending in "bot"',
    'Mozilla/5.0 (Linux; Android 9; CUBOT X20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/92.0.4515.159 Mobile Safari/537.36',
    'chromium 92',
  ],
  ['Chromium of iOS', `${IPHONE} CriOS/120.0.6099.119 Mobile/15E148 Safari/604.1`, 'webkit 15.3'],
  ['the oldest supported iOS', IPHONE.replace('15_3_1', '12_2'), 'webkit 12.2'],
  ['an older iOS', IPHONE.replace('15_3_1', '12_1_4'), 'webkit <12.2'],
  ['Safari of iOS 26, which hides its system', `${IOS_26} Version/26.1 Mobile/15E148 Safari/604.1`, 'webkit 26.1'],
  ['an iPad that identifies as a Mac', `${MAC} Version/16.4 Safari/605.1.15`, 'webkit 16.4'],
  ['Safari', `${MAC} Version/17.4.1 Safari/605.1.15`, 'webkit 17.4'],
  ['a web view of macOS', MAC, 'webkit unknown'],
  [
    'WebKitGTK',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'webkit 26.0',
  ],
  ['Chrome', `${WINDOWS} Chrome/141.0.0.0 Safari/537.36`, 'chromium 141'],
  ['Edge', `${WINDOWS} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'chromium 140'],
  ['360', `${WINDOWS} Chrome/86.0.4240.198 Safari/537.36 QIHU 360SE`, 'chromium 86'],
  ['Edge before Chromium', `${WINDOWS} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`, 'other unknown'],
  ['Internet Explorer', 'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko', 'other unknown'],
  [
    'Internet Explorer in compatibility mode',
    'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0)',
    'other unknown',
  ],
  ['Firefox', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'gecko 140'],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 'gecko 143'],
  ['an unsupported Firefox', 'Mozilla/5.0 (Windows NT 6.1; rv:52.0) Gecko/20100101 Firefox/52.0', 'gecko <78'],
  [
    'the old Android browser',
    'Mozilla/5.0 (Linux; U; Android 4.1.2; zh-cn; GT-N7100) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
    'other unknown',
  ],
  ['a made-up version', `${WINDOWS} Chrome/99999999.0 Safari/537.36`, 'chromium >250'],
  ['another made-up version', IPHONE.replace('15_3_1', '999_9'), 'webkit >60'],
])('recognizes %s', (_, userAgent, expected) => {
  const { engine, version } = browserOf(userAgent) ?? {};
  expect(`${engine} ${version}`).toBe(expected);
});

test.each([
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  `${IPHONE} Version/9.0 Mobile/13B143 Safari/601.1 (compatible; Baiduspider-render/2.0; +http://www.baidu.com/search/spider.html)`,
  `${WINDOWS} Chrome/50.0.2661.102 Safari/537.36; 360Spider`,
  'Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)',
  `${WINDOWS} Chrome/69.0.3497.81 YisouSpider/5.0 Safari/537.36`,
  'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 7.0;) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; PetalBot;+https://webmaster.petalsearch.com/site/petalbot)',
  `${WINDOWS} HeadlessChrome/120.0.0.0 Safari/537.36`,
  `${MAC} Chrome/109.0.0.0 Safari/537.36 Chrome-Lighthouse`,
  `${MAC} Chrome/125.0.0.0 Safari/537.36 (AhrefsSiteAudit/6.1; +http://ahrefs.com/robot/site-audit)`,
  `${WINDOWS} Chrome/122.0.0.0 Safari/537.36; ChatGPT-User/1.0; +https://openai.com/bot`,
  `${MAC} Chrome/41.0.2272.118 Safari/537.36 (compatible, Google-Read-Aloud; +https://support.google.com/webmasters)`,
  'Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
  'Pingdom.com_bot_version_1.4_(http://www.pingdom.com/)',
  'Mozilla/5.0 (Windows NT; Windows NT 10.0; zh-CN) WindowsPowerShell/5.1 python-requests',
  'curl/8.5.0',
  'Prometheus/2.42.0',
  'Edge (iPhone)',
  'Dalvik/2.1.0 (Linux; U; Android 13; 22041211AC)',
  '',
  undefined,
])('recognizes no browser in %j', (userAgent) => {
  expect(browserOf(userAgent)).toBeUndefined();
});

test('limits the number of distinct browsers', () => {
  const browsers = new Set<string>();
  for (let major = 0; major < 2000; major++) {
    for (const userAgent of [
      `${WINDOWS} Chrome/${major}.0 Safari/537.36`,
      `${WINDOWS} Firefox/${major}.0`,
      ...[0, 5, 9, 10, 99].map((minor) => IPHONE.replace('15_3_1', `${major}_${minor}`)),
    ]) {
      const { engine, version } = browserOf(userAgent) ?? {};
      browsers.add(`${engine} ${version}`);
    }
  }
  expect(browsers.size).toBeLessThan(700);
});
