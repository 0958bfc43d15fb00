import { canonicalMistakes, canonicalRule } from '@/lib/search/canonical-host';
import { type HostRule, parseHostRules } from '@/lib/variant/host-rule';
import { downloads } from './downloads';
import { brands } from './index';

/** Each brand under its own name on any machine: browsers resolve `*.localhost` to loopback. */
const localRules: HostRule[] = brands.map(({ appCode }) => ({ host: `${appCode}.localhost`, appCode }));

/**
 * Promotional hosts. They end in `.example`; an installation replaces them with its own. An exact host beats every
 * wildcard, and the longer of two wildcards wins. Search engines index only a brand's `canonical` host; `verification`
 * has their proofs of ownership for any host.
 */
const promotionalRules: HostRule[] = [
  { host: 'yanheng.example', appCode: 'default', canonical: true },

  { host: 'feiyu.example', appCode: 'bfzh', canonical: true },
  { host: '*.feiyu.example', appCode: 'bfzh' },
  { host: 'ad.feiyu.example', appCode: 'bfzh', packageCode: 'XY_131' },
  { host: '*.club.feiyu.example', appCode: 'bfzh2' },
  { host: 'open.club.feiyu.example', appCode: 'bfzh', packageCode: 'XY_132', iosStore: 'bfzh-club' },
  { host: 'jiangzhang.example', appCode: 'bfzh2', canonical: true },

  { host: 'daiyu.example', appCode: 'bfjy', canonical: true },
  { host: 'm.daiyu.example', appCode: 'bfjy', packageCode: 'XY_133', downloads: 'android-only' },
  { host: 'jinwei.example', appCode: 'jfjy', canonical: true },
  { host: 'xingcha.example', appCode: 'xyzx', canonical: true },
  { host: 'zhulan.example', appCode: 'jfgjs', canonical: true },
  { host: 'chengzan.example', appCode: 'iekb', canonical: true },
  { host: 'jingyao.example', appCode: 'jinyunew', packageCode: 'XY_134', canonical: true },
  { host: 'tangchan.example', appCode: 'jybdxinyuenew', canonical: true },
  { host: 'baiyuan.example', appCode: 'by04', downloads: 'android-only', canonical: true },
  { host: 'dingwu.example', appCode: 'gjs2', downloads: 'alternative', canonical: true },
  { host: 'cangyi.example', appCode: 'hfzt', canonical: true },

  // One address for every ad; iPhones get the build from the store.
  { host: 'qifeng.example', appCode: 'qfbd', iosAppCode: 'qfbd-ios', canonical: true },
  { host: '*.qifeng.example', appCode: 'qfbd', iosAppCode: 'qfbd-ios' },
  { host: 'qitong.example', appCode: 'qfbd-ios' },

  { host: 'jihe.example', appCode: 'jixin', downloads: 'android-only', canonical: true },

  // Desktop visitors come from a different campaign than phone visitors.
  { host: 'zhiluan.example', appCode: 'zfht', desktopAppCode: 'zfht3', canonical: true },
  { host: 'm.zhiluan.example', appCode: 'zfht' },
  { host: 'xilun.example', appCode: 'zfht3' },

  { host: 'jingxi.example', appCode: 'jxyx', canonical: true },
  { host: 'luzhong.example', appCode: 'bftz', canonical: true },
  { host: 'luqiao.example', appCode: 'xy07', canonical: true },
];

/**
 * All built-in host rules; a mistake in one of them fails the build here. Operators can change hosts while servers run.
 */
export const hostRules: readonly HostRule[] = parseHostRules(
  'brands/hosts.ts',
  [...localRules, ...promotionalRules],
  brands.map(({ appCode }) => appCode),
  Object.keys(downloads.iosStores),
);

const mistakes = canonicalMistakes(
  hostRules,
  brands.map(({ appCode }) => appCode),
);
if (mistakes.length > 0) throw new Error(mistakes.map((mistake) => `brands/hosts.ts: ${mistake}`).join('\n'));

/** The production host under which search engines find a brand's pages. */
export function canonicalHostOf(appCode: string): string {
  const rule = canonicalRule(hostRules, appCode);
  if (!rule) throw new Error(`brands/hosts.ts: no canonical host for ${appCode}`);
  return rule.host;
}
