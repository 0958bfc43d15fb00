import { deviceOf } from './device';

describe('deviceOf', () => {
  test.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)', 'ios'],
    ['Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X)', 'ios'],
    ['iPod', 'ios'],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', 'mobile'],
    ['Mozilla/5.0 (Linux; Android 4.4; KLIPAD)', 'mobile'],
    ['Mozilla/5.0 (Linux; Android 9; HiPad)', 'mobile'],
    ['Mozilla/5.0 (NAOMIPHONE; Android 8)', 'mobile'],
    ['Mozilla/5.0 (Windows Phone 8.1; ARM; iPhone; Android 4)', 'mobile'],
    ['Mozilla/5.0 (BlackBerry; U)', 'mobile'],
    ['Mozilla/5.0 (Phone; OpenHarmony 5.0) ArkWeb/4.1', 'mobile'],
    ['Mozilla/5.0 (Tablet; OpenHarmony 6.1) Chrome/132.0.0.0 Safari/537.36 ArkWeb/6.1.0.120', 'mobile'],
    ['Mozilla/5.0 (PC; OpenHarmony 6.1; Windows NT 10.0) Chrome/132.0.0.0 ArkWeb/6.1.0.115', 'desktop'],
    ['mozilla/5.0 (linux; android 14)', 'mobile'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15', 'desktop'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'desktop'],
    ['Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)', 'desktop'],
    ['Mozilla/5.0 (Linux;u;Android 4.2.2;zh-cn;) Mobile Safari/10600.6.3 (compatible; Baiduspider/2.0)', 'mobile'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 9_1 like Mac OS X) (compatible; Baiduspider-render/2.0)', 'ios'],
    ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1) Chrome/126.0.0.0', 'desktop'],
    ['Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) Mobile Safari/537.36 (compatible; Googlebot/2.1)', 'mobile'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/50.0.2661.102 Safari/537.36; 360Spider', 'desktop'],
    ['Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)', 'desktop'],
    ['Mozilla/5.0 (Linux; Android 5.0) (compatible; Bytespider; https://zhanzhang.toutiao.com/)', 'mobile'],
    ['', 'desktop'],
    [undefined, 'desktop'],
    [null, 'desktop'],
  ])('classifies %s as %s', (agent, device) => {
    expect(deviceOf(agent)).toBe(device);
  });
});
