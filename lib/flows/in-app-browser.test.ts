import { downloadObstacle, type InAppBrowser, inAppBrowser } from './in-app-browser';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WEB_VIEW = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/134.0.6998.136 Mobile Safari/537.36';

test.each<[string, InAppBrowser, string]>([
  [
    'WeChat on Android',
    'micromessenger',
    `Mozilla/5.0 (Linux; Android 12; DCO-AL00 Build/HUAWEIDCO-AL00; wv) ${WEB_VIEW} XWEB/1340075 MMWEBSDK/20250201 MMWEBID/7690 MicroMessenger/8.0.58.2841(0x28003A3C) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64`,
  ],
  [
    'WeChat on iOS',
    'micromessenger',
    `${IPHONE} Mobile/15E148 MicroMessenger/8.0.59(0x18003b26) NetType/4G Language/zh_CN`,
  ],
  [
    'WeChat with the engine of QQ browser',
    'micromessenger',
    'Mozilla/5.0 (Linux; Android 10; VOG-AL00; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/78.0.3904.62 MQQBrowser/6.2 TBS/045514 Mobile Safari/537.36 MMWEBID/3210 MicroMessenger/8.0.1.1841(0x28000151) Process/tools WeChat/arm64',
  ],
  ['WeCom', 'wxwork', `${IPHONE} Mobile/14C92 wxwork/2.4.2 MicroMessenger/6.3.22 Language/zh`],
  ['WeCom that names WeChat first', 'wxwork', `${IPHONE} Mobile/14C92 MicroMessenger/6.3.22 wxwork/2.4.2`],
  [
    'QQ on Android',
    'qq',
    'Mozilla/5.0 (Linux; Android 5.1; OPPO R9tm Build/LMY47I; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/53.0.2785.49 Mobile MQQBrowser/6.2 TBS/043128 Safari/537.36 V1_AND_SQ_7.0.0_676_YYB_D PA QQ/7.0.0.3135 NetType/4G WebP/0.3.0 Pixel/1080',
  ],
  [
    'QQ on iOS',
    'qq',
    `${IPHONE} Mobile/15D100 QQ/7.5.5.426 V1_IPH_SQ_7.5.5_1_APP_A Pixel/1080 Core/UIWebView Device/Apple(iPhone 6sPlus) NetType/WIFI QBWebViewType/1`,
  ],
  ['Weibo', 'weibo', `${IPHONE} Mobile/15E148 Weibo (iPhone12,1__weibo__10.9.0__iphone__os14.0)`],
  [
    'Douyin',
    'aweme',
    `Mozilla/5.0 (Linux; Android 9; COL-TL10 Build/HUAWEICOL-TL10; wv) ${WEB_VIEW} aweme_130400 JsSdk/1.0 NetType/WIFI Channel/huawei_1 AppName/aweme app_version/13.4.0 ByteLocale/zh-Hans-CN Region/CN`,
  ],
  ['Toutiao', 'newsarticle', `${IPHONE} Mobile/15E148 NewsArticle/9.9.0 JsSdk/2.0 NetType/WIFI (News 9.9.0 14.000000)`],
  [
    'DingTalk on Android',
    'dingtalk',
    'Mozilla/5.0 (Linux; U; Android 12; zh-CN; DCO-AL00 Build/HUAWEIDCO-AL00) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UWS/5.12.11.0 Mobile Safari/537.36 AliApp(DingTalk/7.6.60) com.alibaba.android.rimet/45740687',
  ],
  [
    'Alipay',
    'alipayclient',
    'Mozilla/5.0 (Linux; U; Android 10; zh-CN; H9493 Build/52.1.A.3.49) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/69.0.3497.100 UWS/3.21.0.169 Mobile Safari/537.36 AlipayDefined(nt:WIFI,ws:411|0|3.5,ac:sp) AliApp(AP/10.2.0.8026) AlipayClient/10.2.0.8026',
  ],
  [
    'Feishu',
    'lark',
    `${IPHONE} Version/18.4.1 Mobile/15E148 Safari/604.1 Lark/7.15.32 LarkLocale/zh_CN ChannelName/Feishu`,
  ],
  ['Xiaohongshu', 'xhsdiscover', `${IPHONE} Mobile/15E148 xhsdiscover/8.4.1 NetType/WiFi`],
  [
    'the Baidu app',
    'baiduboxapp',
    `Mozilla/5.0 (Linux; Android 12; RMX3300 Build/SKQ1.211019.001; wv) ${WEB_VIEW} T7/13.32 SP-engine/2.70.0 baiduboxapp/13.32.0.10 (Baidu; P1 12) NABar/1.0`,
  ],
  ['Kuaishou', 'kwai', `${IPHONE} Mobile/15E148 Kwai/10.4.30.3500 ISLP/0 StatusHT/47 KDT/PHONE`],
  ['Kuaishou’s lighter app', 'ksnebula', `${IPHONE} Mobile/15E148 Yoda/3.1.2-rc10 ksNebula/11.7.40.6240 OS_PRO_BIT/64`],
  ['Taobao', 'aliapp(tb', `${IPHONE} Mobile/15E148 AliApp(TB/10.24.20) WindVane/8.7.2 1170x2532 WK`],
  [
    'Bilibili on Android',
    'biliapp',
    `Mozilla/5.0 (Linux; Android 12; SM-S9080 Build/V417IR; wv) ${WEB_VIEW} os/android model/SM-S9080 build/7760700 osVer/12 sdkInt/32 network/2 BiliApp/7760700 mobi_app/android channel/bili`,
  ],
  [
    'Bilibili on iOS',
    'biliapp',
    `${IPHONE} Mobile/22B91 BiliApp/83000100 os/ios model/iPhone 13 mobi_app/iphone build/83000100 osVer/18.1.1 network/2 channel/AppStore`,
  ],
  [
    'Tieba',
    'tieba',
    `Mozilla/5.0 (Linux; Android 12; PFGM00 Build/V417IR; wv) ${WEB_VIEW} tieba/12.87.1.1 skin/default`,
  ],
  [
    'Zhihu on Android',
    'zhihu',
    `ZhihuHybrid DefaultBrowser com.zhihu.android/Futureve/8.20.0 Mozilla/5.0 (Linux; Android 10; Redmi 8A; wv) ${WEB_VIEW}`,
  ],
  ['Zhihu on iOS', 'osee2unified', `osee2unifiedRelease/4318 osee2unifiedReleaseVersion/7.7.0 ${IPHONE} Mobile/15E148`],
  ['Douban', 'com.douban.frodo', `${IPHONE} Mobile/15E148 com.douban.frodo/7.65.0 Rexxar/1.2.151`],
  ['Tencent News', 'qqnews', `${IPHONE} Mobile/15E148 qqnews/7.2.30`],
  [
    'Tencent Video',
    'qqlivebrowser',
    `${IPHONE} Mobile/11A465 QQLiveBrowser/9.03.60 AppType/UN WebKitCore/WKWebView iOS`,
  ],
  ['Xigua', 'videoarticle', `${IPHONE} Mobile/15E148 VideoArticle/8.0.0 JsSdk/2.0 NetType/WIFI`],
  ['Toutiao’s lighter app', 'newslite', `${IPHONE} Mobile/15E148 NewsLite/8.9.0 JsSdk/2.0 NetType/WIFI`],
  [
    'Pinduoduo',
    'phh_android',
    `android Mozilla/5.0 (Linux; Android 10; Pixel 2; wv) ${WEB_VIEW}  phh_android_version/6.28.0 phh_android_channel/hw pversion/0`,
  ],
  ['Tmall', 'aliapp(tm', `${IPHONE} Mobile/15E148 AliApp(TM/15.30.0) WindVane/8.7.2 1170x2532 WK`],
  ['QQ Music', 'qqmusic', `${IPHONE} Mobile/15E148 QQMusic/13.2.5 NetType/WIFI Mskin/white`],
  ['NetEase Music', 'neteasemusic', `${IPHONE} Mobile/15E148 NeteaseMusic/9.0.50`],
  ['Hupu', 'kanqiu', `${IPHONE} Mobile/15E148 kanqiu/8.0.70.02094/0 isp/-1 network/WIFI`],
  ['Xueqiu', 'xueqiu', `${IPHONE} Mobile/15E148 Xueqiu iPhone 14.40`],
  ['Tonghuashun', 'hexin', `${IPHONE} Mobile/15E148 IHexin/11.30.42 (Royal Flush)`],
  ['Meituan', 'meituangroup', `${IPHONE} Mobile/15E148 MeituanGroup/12.9.208`],
  ['Jingdong', 'jdapp', `jdapp;iPhone;12.0.2;;;M/5.0;appBuild/168782;${IPHONE} Mobile/15E148;supportJDSHWK/1`],
])('recognises %s as %s', (_, expected, userAgent) => {
  expect(inAppBrowser(userAgent)).toBe(expected);
  // Usual browsers, for which pages load no extra code, begin and end like this.
  expect(userAgent).not.toMatch(/^Mozilla\/.*Safari\/[\d.]+$/);
});

test.each([
  [
    'QQ browser on Android',
    'Mozilla/5.0 (Linux; U; Android 12; zh-cn; DCO-AL00 Build/HUAWEIDCO-AL00) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/121.0.6167.71 MQQBrowser/16.3 Mobile Safari/537.36 COVC/047707',
  ],
  [
    'QQ browser on iOS',
    `${IPHONE} Version/18.0 MQQBrowser/19.2.7 Mobile/15E148 Safari/604.1 QBWebViewUA/2 QBWebViewType/1 WKType/1`,
  ],
  [
    'QQ browser on a desktop',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 QQBrowser/19.4.5.209',
  ],
  ['Safari', `${IPHONE} Version/18.4 Mobile/15E148 Safari/604.1`],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36',
  ],
  [
    'the browser of Huawei',
    'Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AL10; HMSCore 6.13.0.339) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/99.0.4844.88 HuaweiBrowser/14.0.2.313 Mobile Safari/537.36',
  ],
  [
    'an app with a library of Taobao’s',
    `${IPHONE} Mobile/20B82 UCBrowser/15.5.7.1983 Mobile  AliApp(TUnionSDK/0.1.20.4)`,
  ],
  ['the Baidu browser', `${IPHONE} Version/12. Mobile/16D57 Safari/600.1.4 baidubrowser/4.14.1.11 (Baidu; P2 12.1.4)`],
  ["the product's app on Android", `Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) ${WEB_VIEW}`],
  ["the product's app on iOS", `${IPHONE} Mobile/15E148`],
  ['nothing', ''],
])('does not take %s for an in-app browser', (_, userAgent) => {
  expect(inAppBrowser(userAgent)).toBeUndefined();
});

test.each([
  [
    'harmony',
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.0.0.310',
  ],
  ['harmony', 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 ArkWeb/4.1.6.1 Mobile MicroMessenger/8.0.5'],
  [
    undefined,
    'Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AL10; HMSCore 6.13.0.339) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/99.0.4844.88 HuaweiBrowser/14.0.2.313 Mobile Safari/537.36',
  ],
  [undefined, `${IPHONE} Version/18.4 Mobile/15E148 Safari/604.1`],
  ['micromessenger', `${IPHONE} MicroMessenger/8.0.59`],
])('returns the download obstacle %s for %s', (expected, userAgent) => {
  expect(downloadObstacle(userAgent)).toBe(expected);
});
