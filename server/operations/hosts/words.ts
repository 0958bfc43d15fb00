import type { HostRule } from '@/lib/variant/host-rule';
import { column, nullable } from '../common/columns';
import { defineWords } from '../common/define-words';
import { PLATFORM_WORDS } from '../marketing/words';

/** Where visitors of a host download the app. */
export const DOWNLOADS = {
  standard: '标准',
  alternative: '备用',
  'android-only': '仅安卓',
} as const;

/** Where the rule of a host is from. */
export const STATES = {
  built_in: '内置',
  added: '已添加',
  removed: '已移除',
  not_applied: '此处未生效',
} as const;

/** States of what a host presents as its certificate. */
export const CERTIFICATE_STATES = {
  valid: '有效',
  ending: '即将到期',
  expired: '已过期',
  wrong_name: '域名不符',
  untrusted: '不受信任',
  none: '没有证书',
  no_answer: '连不上',
  not_asked: '未查询',
} as const;

export const words = defineWords({
  sentences: {
    too_many_hosts: '一次最多 {most:number} 个域名',
    hosts_found: '共 {hosts:number} 个域名',
    hosts_not_asked: '开发环境的域名只在本机有效，不查询解析和证书。',
    must_be_proof: '须为名称和内容，如 baidu-site-verification:codeva-Ab1',
    no_host: '没有域名。',
    host_rule: (rule: HostRule) =>
      [
        rule.appCode,
        rule.iosAppCode && `iOS 为 ${rule.iosAppCode}`,
        rule.desktopAppCode && `电脑为 ${rule.desktopAppCode}`,
        rule.packageCode && `包码 ${rule.packageCode}`,
        rule.downloads && `下载${DOWNLOADS[rule.downloads]}`,
        rule.iosStore && `商店页 ${rule.iosStore}`,
        rule.canonical && '主域名',
        rule.abroad && '面向境外',
        rule.adsOff && `不回传给${rule.adsOff.map((name) => PLATFORM_WORDS[name]).join('、')}`,
        ...Object.entries(rule.verification ?? {}).map((pair) => pair.join(':')),
      ]
        .filter(Boolean)
        .join('，'),
    host_removed: '已移除',
    host_without_rule: '无规则',
    host_changed: '{host}：{is:sentence}（原为：{was:sentence}）',
    hosts_load_soon: '所有服务器将在五秒内生效。',
    hosts_unchanged: '域名已是此规则。未作任何更改。',
    no_host_change: '没有可撤销的域名更改。',
    host_mistake: '规则有误：{mistake}',
    host_is_canonical: '{host} 是 {brand} 的主域名，请先另设主域名。',
    no_host_rule: '没有 {host} 的规则。',
  },
  tables: {
    found_hosts: {
      host: column.host('域名'),
      brand: nullable(column.brand('品牌')),
      ios: nullable(column.brand('iOS 品牌')),
      desktop: nullable(column.brand('电脑品牌')),
      package: nullable(column.id('包码')),
      usual: nullable(column.id('品牌默认包码')),
      downloads: nullable(column.state('下载', DOWNLOADS)),
      store: nullable(column.id('App Store 页')),
      canonical: nullable(column.state('搜索引擎收录', { yes: '主域名' })),
      adsOff: column.ids('不回传'),
      abroad: nullable(column.state('面向境外', { yes: '是' })),
      verification: column.ids('站点验证'),
      state: column.state('来源', STATES),
      visited: nullable(column.day('最近访问')),
      address: nullable(column.id('网址')),
    },
    host_states: {
      host: column.host('域名'),
      dns: column.state('解析', {
        ours: '指向我们',
        partly: '部分指向我们',
        elsewhere: '指向别处',
        found: '已解析',
        private: '指向内网地址',
        missing: '没有解析',
        failed: '查询失败',
        not_asked: '未查询',
      }),
      addresses: nullable(column.ids('地址')),
      certificate: column.state('证书', CERTIFICATE_STATES),
      until: nullable(column.time('有效至')),
      days: nullable(column.number('剩余天数')),
    },
    hosts: {
      host: column.host('域名'),
      shows: nullable(column.sentence('显示')),
      state: column.state('状态', STATES),
    },
  },
});

export const { say, table } = words;
