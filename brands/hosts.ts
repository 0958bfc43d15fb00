import { type HostRule, parseHostRules } from '@/lib/variant/host-rule';
import { downloads } from './downloads';
import { brands } from './index';

/** Each brand under its own name on any machine: browsers resolve `*.localhost` to loopback by themselves. */
const localRules: HostRule[] = brands.map(({ appCode }) => ({ host: `${appCode}.localhost`, appCode }));

/**
 * Promotional hosts. They end in `.example`; an installation puts its own in their place.
 * An exact host beats every wildcard, and of two wildcards the longer wins.
 */
const promotionalRules: HostRule[] = [
  { host: 'yanheng.example', appCode: 'default' },

  { host: 'feiyu.example', appCode: 'bfzh' },
  { host: '*.feiyu.example', appCode: 'bfzh' },
  { host: 'ad.feiyu.example', appCode: 'bfzh', packageCode: 'XY_131' },
  { host: '*.club.feiyu.example', appCode: 'bfzh2' },
  { host: 'open.club.feiyu.example', appCode: 'bfzh', packageCode: 'XY_132', iosStore: 'bfzh-club' },
  { host: 'jiangzhang.example', appCode: 'bfzh2' },

  { host: 'daiyu.example', appCode: 'bfjy' },
  { host: 'm.daiyu.example', appCode: 'bfjy', packageCode: 'XY_133', downloads: 'android-only' },
  { host: 'jinwei.example', appCode: 'jfjy' },
  { host: 'xingcha.example', appCode: 'xyzx' },
  { host: 'zhulan.example', appCode: 'jfgjs' },
  { host: 'chengzan.example', appCode: 'iekb' },
  { host: 'jingyao.example', appCode: 'jinyunew', packageCode: 'XY_134' },
  { host: 'tangchan.example', appCode: 'jybdxinyuenew' },
  { host: 'baiyuan.example', appCode: 'by04', downloads: 'android-only' },
  { host: 'dingwu.example', appCode: 'gjs2', downloads: 'alternative' },
  { host: 'cangyi.example', appCode: 'hfzt' },

  // One address in every ad; iPhones get the build that the store carries.
  { host: 'qifeng.example', appCode: 'qfbd', iosAppCode: 'qfbd-ios' },
  { host: '*.qifeng.example', appCode: 'qfbd', iosAppCode: 'qfbd-ios' },
  { host: 'qitong.example', appCode: 'qfbd-ios' },

  { host: 'jihe.example', appCode: 'jixin', downloads: 'android-only' },

  // Desktop visitors come from another campaign than phones do.
  { host: 'zhiluan.example', appCode: 'zfht', desktopAppCode: 'zfht3' },
  { host: 'm.zhiluan.example', appCode: 'zfht' },
  { host: 'xilun.example', appCode: 'zfht3' },

  { host: 'jingxi.example', appCode: 'jxyx' },
  { host: 'luzhong.example', appCode: 'bftz' },
  { host: 'luqiao.example', appCode: 'xy07' },
];

/** Every host rule; a mistake in one of them fails the build here. */
export const hostRules: readonly HostRule[] = parseHostRules(
  'brands/hosts.ts',
  [...localRules, ...promotionalRules],
  brands.map(({ appCode }) => appCode),
  Object.keys(downloads.iosStores),
);
