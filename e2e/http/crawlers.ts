import type { AGENTS } from '../support/client';

/** User agents of crawlers, and the device whose visitors must get the same answer. */
export const CRAWLERS: readonly { name: string; agent: string; as: keyof typeof AGENTS }[] = [
  {
    name: 'Baiduspider',
    agent: 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    as: 'desktop',
  },
  {
    name: 'Baiduspider for phones',
    agent:
      'Mozilla/5.0 (Linux;u;Android 4.2.2;zh-cn;) AppleWebKit/534.46 (KHTML,like Gecko) Version/5.1 Mobile Safari/10600.6.3 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    as: 'android',
  },
  {
    name: 'Baiduspider-render for phones',
    agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 9_1 like Mac OS X) AppleWebKit/601.1.46 (KHTML, like Gecko) Version/9.0 Mobile/13B143 Safari/601.1 (compatible; Baiduspider-render/2.0; +http://www.baidu.com/search/spider.html)',
    as: 'ios',
  },
  {
    name: 'Googlebot',
    agent:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/126.0.0.0 Safari/537.36',
    as: 'desktop',
  },
  {
    name: 'Googlebot for phones',
    agent:
      'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    as: 'android',
  },
  {
    name: '360Spider',
    agent:
      'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/50.0.2661.102 Safari/537.36; 360Spider',
    as: 'desktop',
  },
  {
    name: '360Spider for phones',
    agent:
      'Mozilla/5.0 (Linux; U; Android 4.0.2; en-us; Galaxy Nexus Build/ICL53F) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30; 360Spider',
    as: 'android',
  },
  {
    name: 'Sogou',
    agent: 'Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)',
    as: 'desktop',
  },
  {
    name: 'Sogou for phones',
    agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 7_0 like Mac OS X) AppleWebKit/537.51.1 (KHTML, like Gecko) Version/7.0 Mobile/11A465 Safari/9537.53 (compatible; Sogou web spider/4.0; +http://www.sogou.com/docs/help/webmasters.htm#07)',
    as: 'ios',
  },
  {
    name: 'Bytespider',
    agent:
      'Mozilla/5.0 (compatible; Bytespider; https://zhanzhang.toutiao.com/) AppleWebKit/537.36 (KHTML, like Gecko)',
    as: 'desktop',
  },
  {
    name: 'Bytespider for phones',
    agent:
      'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider; https://zhanzhang.toutiao.com/)',
    as: 'android',
  },
];
