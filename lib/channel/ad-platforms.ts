/**
 * What the server reports of a click, each at most once: the registration form was sent, an account was opened, its
 * holder was verified, made the first deposit, or turned out to be invalid.
 */
export const AD_EVENTS = ['form', 'register', 'verified', 'deposit', 'invalid'] as const;
export type AdEvent = (typeof AD_EVENTS)[number];

/** Events at the registration itself. The others follow later and wait for consent. */
export const EVENTS_OF_REGISTRATION: readonly AdEvent[] = ['form', 'register'];

/** The events for operators. */
export const AD_EVENT_WORDS = {
  form: '提交表单',
  register: '注册',
  verified: '实名认证',
  deposit: '首次入金',
  invalid: '无效',
} as const satisfies Record<AdEvent, string>;

/** Days for which a click counts where the platform documents no limit. */
const DAYS = 30;

interface AdPlatform {
  /** English and Chinese name. */
  words: readonly [en: string, zh: string];
  /**
   * The query parameters of a click, in lower case, as alternatives: the first one counts of which a visit has every
   * parameter. The first parameter of an alternative identifies the click.
   */
  clicks: readonly (readonly string[])[];
  /** Most characters of a click parameter. */
  longest: number;
  /** Days after a click in which the platform counts events. */
  days: number;
  /** The events that the platform knows; with `actions` only those that its setting names. */
  events: readonly AdEvent[];
  /** What is reported of the landing page's address: with its click, or without a query; by default nothing. */
  address?: 'click' | 'page';
  /** True for the platforms of the specification, whose conversions wait for a key. Others are only reported with a key. */
  specified?: true;
  /** Only for hosts outside the mainland. */
  abroad?: true;
  /** A report that failed may be repeated only on the same day in Beijing. */
  sameDay?: true;
  /** Recognizes a repeated report, so that it may be sent again after it was accepted. */
  dedupes?: true;
  /** How operators send a test event: with a click of the platform's own test page, or as a call that it only checks. */
  test?: 'click' | 'check';
  /** Settings with secrets or identifiers, by their name in the access; without any, `AD_PLATFORMS` turns it on. */
  settings: Readonly<Record<string, string>>;
  /** Settings with origins, and their default, by their name in the access. */
  origins: Readonly<Record<string, readonly [setting: string, origin: string]>> & {
    address: readonly [setting: string, origin: string];
  };
}

/**
 * Every advertising platform that receives conversions. Landing script, contract, QR codes, settings, documents, clauses
 * and office read it. A new platform is its entry here and its file in `server/domain/ad-conversions/`.
 */
export const AD_PLATFORMS = {
  qihu: {
    words: ['360', '360 推广'],
    clicks: [['qhclickid']],
    longest: 256,
    days: DAYS,
    events: ['form', 'register', 'verified', 'deposit'],
    specified: true,
    sameDay: true,
    dedupes: true,
    settings: { key: 'QIHU_APP_KEY', secret: 'QIHU_APP_SECRET' },
    origins: { address: ['QIHU_ORIGIN', 'https://convert.dop.360.cn'] },
  },
  baidu: {
    words: ['Baidu', '百度推广'],
    clicks: [['bd_vid']],
    longest: 256,
    days: DAYS,
    events: ['form', 'deposit', 'invalid'],
    address: 'click',
    specified: true,
    settings: { token: 'BAIDU_OCPC_TOKEN' },
    origins: { address: ['BAIDU_OCPC_ORIGIN', 'https://ocpc.baidu.com'] },
  },
  ocean: {
    words: ['Ocean Engine', '巨量引擎'],
    clicks: [['clickid']],
    longest: 512,
    days: 21,
    events: ['form', 'register', 'verified', 'deposit', 'invalid'],
    test: 'click',
    settings: {},
    origins: { address: ['OCEAN_ORIGIN', 'https://analytics.oceanengine.com'] },
  },
  tencent: {
    words: ['Tencent Ads', '腾讯广告'],
    clicks: [['gdt_vid'], ['qz_gdt']],
    longest: 256,
    days: DAYS,
    events: ['form', 'register', 'verified', 'deposit', 'invalid'],
    address: 'page',
    dedupes: true,
    test: 'click',
    settings: { token: 'TENCENT_ADS_TOKEN' },
    origins: { address: ['TENCENT_ADS_ORIGIN', 'https://api.e.qq.com'] },
  },
  kuaishou: {
    words: ['Kuaishou', '磁力引擎'],
    clicks: [['callback']],
    longest: 1024,
    days: DAYS,
    events: ['form', 'register', 'verified', 'deposit'],
    test: 'click',
    settings: {},
    origins: { address: ['KUAISHOU_ORIGIN', 'https://ad.partner.gifshow.com'] },
  },
  uc: {
    words: ['UC', '超级汇川'],
    clicks: [['uctrackid']],
    longest: 512,
    days: 5,
    events: ['form', 'register'],
    address: 'click',
    settings: {},
    origins: { address: ['UC_ORIGIN', 'https://huichuan.uc.cn'] },
  },
  vivo: {
    words: ['vivo', 'vivo 营销'],
    clicks: [['requestid', 'creativeid']],
    longest: 256,
    days: DAYS,
    events: ['form', 'register', 'deposit'],
    address: 'page',
    settings: {
      clientId: 'VIVO_CLIENT_ID',
      clientSecret: 'VIVO_CLIENT_SECRET',
      refreshToken: 'VIVO_REFRESH_TOKEN',
      sourceId: 'VIVO_SOURCE_ID',
    },
    origins: { address: ['VIVO_ORIGIN', 'https://marketing-api.vivo.com.cn'] },
  },
  oppo: {
    words: ['OPPO', 'OPPO 营销'],
    clicks: [['tid', 'lbid']],
    longest: 256,
    days: DAYS,
    events: ['form', 'deposit'],
    settings: {
      ownerId: 'OPPO_OWNER_ID',
      apiId: 'OPPO_API_ID',
      apiKey: 'OPPO_API_KEY',
      pageId: 'OPPO_PAGE_ID',
    },
    origins: { address: ['OPPO_ORIGIN', 'https://sapi.ads.oppomobile.com'] },
  },
  huawei: {
    words: ['Huawei Ads', '华为广告'],
    clicks: [['hw_callback']],
    longest: 1024,
    days: DAYS,
    events: ['form', 'register', 'deposit'],
    settings: { key: 'HUAWEI_ADS_KEY' },
    origins: { address: ['HUAWEI_ADS_ORIGIN', 'https://ppscrowd-drcn.op.hicloud.com'] },
  },
  xiaohongshu: {
    words: ['Xiaohongshu', '小红书聚光'],
    clicks: [['click_id']],
    longest: 256,
    days: DAYS,
    events: ['form', 'register', 'verified', 'deposit', 'invalid'],
    settings: {
      appId: 'XIAOHONGSHU_APP_ID',
      secret: 'XIAOHONGSHU_SECRET',
      refreshToken: 'XIAOHONGSHU_REFRESH_TOKEN',
      advertiserId: 'XIAOHONGSHU_ADVERTISER_ID',
    },
    origins: { address: ['XIAOHONGSHU_ORIGIN', 'https://adapi.xiaohongshu.com'] },
  },
  google: {
    words: ['Google Ads', '谷歌广告'],
    clicks: [['gclid'], ['gbraid'], ['wbraid']],
    longest: 256,
    days: 90,
    events: ['form', 'register', 'verified', 'deposit'],
    abroad: true,
    dedupes: true,
    test: 'check',
    settings: {
      clientId: 'GOOGLE_ADS_CLIENT_ID',
      clientSecret: 'GOOGLE_ADS_CLIENT_SECRET',
      refreshToken: 'GOOGLE_ADS_REFRESH_TOKEN',
      customerId: 'GOOGLE_ADS_CUSTOMER_ID',
      actions: 'GOOGLE_ADS_ACTIONS',
    },
    origins: {
      address: ['GOOGLE_ADS_ORIGIN', 'https://datamanager.googleapis.com'],
      tokens: ['GOOGLE_TOKEN_ORIGIN', 'https://oauth2.googleapis.com'],
    },
  },
  microsoft: {
    words: ['Microsoft Advertising', '微软广告'],
    clicks: [['msclkid']],
    longest: 256,
    days: 90,
    events: ['form', 'register', 'verified', 'deposit'],
    abroad: true,
    dedupes: true,
    settings: {
      clientId: 'MICROSOFT_ADS_CLIENT_ID',
      refreshToken: 'MICROSOFT_ADS_REFRESH_TOKEN',
      developerToken: 'MICROSOFT_ADS_DEVELOPER_TOKEN',
      customerId: 'MICROSOFT_ADS_CUSTOMER_ID',
      accountId: 'MICROSOFT_ADS_ACCOUNT_ID',
      actions: 'MICROSOFT_ADS_GOALS',
    },
    origins: {
      address: ['MICROSOFT_ADS_ORIGIN', 'https://campaign.api.bingads.microsoft.com'],
      tokens: ['MICROSOFT_TOKEN_ORIGIN', 'https://login.microsoftonline.com'],
    },
  },
} as const satisfies Readonly<Record<string, AdPlatform>>;

export type AdPlatformName = keyof typeof AD_PLATFORMS;

/** The names of all platforms, in the order of the registry. */
export const AD_PLATFORM_NAMES = Object.keys(AD_PLATFORMS) as AdPlatformName[];

/** The registry's entry of a platform. */
export function adPlatform(name: AdPlatformName): AdPlatform {
  return AD_PLATFORMS[name];
}

/** The longest value of each query parameter that belongs to a click. Pages load it from `lib/contract/browser/`. */
export function clickParameters(): Record<string, number> {
  const all = AD_PLATFORM_NAMES.map(adPlatform);
  return Object.fromEntries(all.flatMap(({ clicks, longest }) => clicks.flat().map((name) => [name, longest])));
}

/** The click parameters that platforms find in the landing page's address. Pages load it from `lib/contract/browser/`. */
export function addressClicks(): string[] {
  const all = AD_PLATFORM_NAMES.map(adPlatform);
  return all.filter(({ address }) => address === 'click').flatMap(({ clicks }) => clicks.flat());
}

/** What a brand or a host rule says about platforms. */
export interface AdSwitch {
  /** Platforms that get nothing of this brand's or host's visitors. */
  adsOff?: readonly AdPlatformName[] | undefined;
  /** The host is for visitors outside the mainland. */
  abroad?: boolean | undefined;
}

/** Whether visitors of a brand and a host may be reported to a platform. */
export function mayReport(name: AdPlatformName, brand: AdSwitch, host: AdSwitch = {}): boolean {
  if (adPlatform(name).abroad && !host.abroad) return false;
  return ![brand, host].some(({ adsOff = [] }) => adsOff.includes(name));
}
